import { findFont } from '@aurelio/page/fonts'
import { defaultTheme, readTheme, type Theme } from '@aurelio/page/theme'
import { contrastOf, mixColors } from '@aurelio/page/values'

/** Letters of an agency that has chosen none: those of the visitor's system are no file. */
const usualFont = 'public-sans'
const paper = '#ffffff'
/** From this contrast on WCAG lets a shape stand without a border. */
const shape = 3

/** What a report on paper looks like. */
export type Look = {
  /** The agency's colour as it is, and as dark as it takes for a bar to be seen on paper. */
  color: string
  bar: string
  ink: string
  muted: string
  line: string
  headingFont: string
  bodyFont: string
}

/** The kit of an agency's own site, from what is kept of it. */
export function kitOf(kept: string | null): Theme {
  return readTheme(kept) ?? defaultTheme
}

export function lookOf({ colors: { primary }, headingFont, bodyFont }: Theme): Look {
  return {
    color: primary,
    bar: seenOnPaper(primary),
    ink: '#16161d',
    muted: '#565666',
    line: '#d8d8e2',
    headingFont: onPaper(headingFont) || onPaper(bodyFont) || usualFont,
    bodyFont: onPaper(bodyFont) || usualFont,
  }
}

/** Families that a workspace brings are cut for pages; paper has those of the product. */
function onPaper(id: string): string {
  return findFont(id)?.id ?? ''
}

function seenOnPaper(color: string) {
  let seen = color
  for (let share = 0.9; contrastOf(seen, paper) < shape && share > 0; share -= 0.1)
    seen = mixColors(color, '#000000', share)
  return seen
}
