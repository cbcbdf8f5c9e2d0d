import type { Area } from '../engine/area.ts'
import type { Run } from './page-text.ts'

/** Letters of a run are about as wide as those of this font are beside each other. */
const likely = '20px sans-serif'
let measuring: OffscreenCanvasRenderingContext2D | null = null

/** Where these letters of a run stand, with so many letters more on either side. A turned run is taken whole. */
export function areaOfLetters({ text, area, angle }: Run, from: number, to: number, more: number): Area {
  if (Math.abs(angle) > 0.01) return area
  const all = Math.max(1, widthOf(text))
  const letter = more / Math.max(1, text.length)
  const start = Math.max(0, widthOf(text.slice(0, from)) / all - letter)
  const end = Math.min(1, widthOf(text.slice(0, to)) / all + letter)
  return { ...area, left: area.left + start * area.width, width: Math.max(0, end - start) * area.width }
}

function widthOf(text: string): number {
  measuring ??= new OffscreenCanvas(1, 1).getContext('2d')
  if (!measuring) return text.length
  measuring.font = likely
  return measuring.measureText(text).width
}
