import { type Crop, type Edit, editedSize } from '../engine/edit.ts'
import type { Component, JpegPicture } from './picture.ts'
import { zigzag } from './zigzag.ts'

/** For each place in zigzag order, the one that it changes with when a block is laid on its side. */
const sideways = zigzag.map((place) => zigzag.indexOf((place % 8) * 8 + (place >> 3)))
/** Waves of odd length across: they change their sign in a mirror. */
const isOdd = zigzag.map((place) => place & 1)

/** The picture turned and cut block by block, without loss; null where its blocks do not fit that. */
export function editBlocks(picture: JpegPicture, { turns, crop }: Edit): JpegPicture | null {
  let turned: JpegPicture | null = picture
  for (let done = 0; turned && done < turns; done += 1) turned = quarterTurn(turned)
  return turned && crop ? cut(turned, crop) : turned
}

/** A quarter turn to the right. The last units must be whole: they come first. */
function quarterTurn(picture: JpegPicture): JpegPicture | null {
  const { width, height, across, down, components, tables } = picture
  if (height % (8 * down) !== 0) return null
  return {
    ...picture,
    width: height,
    height: width,
    across: down,
    down: across,
    components: components.map(turnedPlane),
    tables: new Map(
      [...tables].map(([id, table]) => [id, table.map((_, k) => table[sideways[k] ?? 0] ?? 1)]),
    ),
  }
}

function turnedPlane(plane: Component): Component {
  const { coefficients, stride, rows } = plane
  const out = new Int16Array(coefficients.length)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < stride; column += 1) {
      const from = (row * stride + column) * 64
      const to = (column * rows + (rows - 1 - row)) * 64
      for (let k = 0; k < 64; k += 1) {
        const value = coefficients[from + (sideways[k] ?? 0)] ?? 0
        out[to + k] = isOdd[k] === 1 ? -value : value
      }
    }
  const { across, down, width, height } = plane
  const size = { width: height, height: width, stride: rows, rows: stride }
  return { ...plane, ...size, across: down, down: across, coefficients: out }
}

/** What stays of a picture where it begins at a whole unit. */
function cut(picture: JpegPicture, crop: Crop): JpegPicture | null {
  const { width, height } = editedSize(picture, { turns: 0, crop })
  const [unitWidth, unitHeight] = [8 * picture.across, 8 * picture.down]
  const [left, top] = [Math.round(crop.x * picture.width), Math.round(crop.y * picture.height)]
  if (left % unitWidth !== 0 || top % unitHeight !== 0 || width === 0 || height === 0) return null
  const [unitsAcross, unitsDown] = [Math.ceil(width / unitWidth), Math.ceil(height / unitHeight)]
  const components = picture.components.map((plane): Component => {
    const [stride, rows] = [unitsAcross * plane.across, unitsDown * plane.down]
    const coefficients = new Int16Array(stride * rows * 64)
    const [column, firstRow] = [(left / unitWidth) * plane.across, (top / unitHeight) * plane.down]
    for (let row = 0; row < rows; row += 1) {
      const from = ((firstRow + row) * plane.stride + column) * 64
      coefficients.set(plane.coefficients.subarray(from, from + stride * 64), row * stride * 64)
    }
    return {
      ...plane,
      width: Math.ceil(Math.ceil((width * plane.across) / picture.across) / 8),
      height: Math.ceil(Math.ceil((height * plane.down) / picture.down) / 8),
      stride,
      rows,
      coefficients,
    }
  })
  return { ...picture, width, height, components }
}
