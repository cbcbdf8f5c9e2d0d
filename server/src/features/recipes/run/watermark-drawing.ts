import type { Watermark } from '@aurelio/contracts/image-settings'
import { isLight, markBox, markSize, repeatedMiddles, slant } from '@aurelio/contracts/watermark-layout'

type Size = { width: number; height: number }
/** What is drawn, by its own size, about the middle of where it stands. */
export type Mark = Size & { drawing: string }

/** Letters of this height are drawn, and scaled to their size. */
const letters = 100
/** Of a letter's height, what its width is about: it is not measured here. */
const letterShare = 0.58

/** A text with a thin edge of the opposite tone, so that it can be read on anything. */
export function textMark({ text, colour }: Watermark): Mark {
  const edge = isLight(colour) ? '#000' : '#fff'
  return {
    width: text.length * letters * letterShare,
    height: letters * 1.2,
    drawing: [
      `<text text-anchor="middle" y="${letters * 0.35}" font-family="sans-serif" font-weight="600" font-size="${letters}"`,
      ` fill="${colour}" stroke="${edge}" stroke-opacity="0.35" stroke-width="${letters * 0.06}"`,
      ` stroke-linejoin="round" paint-order="stroke">${escaped(text)}</text>`,
    ].join(''),
  }
}

/** A picture, given as PNG. */
export function pictureMark(png: Buffer, { width, height }: Size): Mark {
  const place = `x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}"`
  return {
    width,
    height,
    drawing: `<image ${place} href="data:image/png;base64,${png.toString('base64')}"/>`,
  }
}

/** An SVG of the picture's size with the mark where the watermark says, as in the image optimizer. */
export function watermarkDrawing(picture: Size, mark: Mark, watermark: Watermark): string {
  const size = markSize(picture, mark, watermark.size)
  const scale = size.width / mark.width
  const { width, height } = picture
  const at = (x: number, y: number) => `<use href="#m" transform="translate(${x} ${y}) scale(${scale})"/>`
  const box = markBox(picture, size, watermark.place)
  const turned = `translate(${width / 2} ${height / 2}) rotate(${(slant * 180) / Math.PI})`
  const marks = watermark.repeated
    ? `<g transform="${turned}">${repeatedMiddles(picture, size)
        .map(({ x, y }) => at(x, y))
        .join('')}</g>`
    : at(box.x + size.width / 2, box.y + size.height / 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><g id="m" opacity="${watermark.opacity / 100}">${mark.drawing}</g></defs>${marks}</svg>`,
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
