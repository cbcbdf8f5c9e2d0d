import { strokeMask } from '../mask.ts'

const marks = { check: 'M5 13l5 5L20 6', dot: 'M12 12h.01', arrow: 'M4 12h15M13 6l6 6-6 6' }
const widths = { check: 3, dot: 9, arrow: 3 }

/** Every mark is as high as its first line; the drawn ones fill it in the colour of the mark. */
export const listCss = [
  '.aurelio-page [data-list-mark]{flex:none;min-width:1.2em}',
  '.aurelio-page [data-list-mark]:not([data-list-mark=number]){height:1.6em;background:currentColor;mask:var(--mark) center/1.1em no-repeat}',
  ...(['check', 'dot', 'arrow'] as const).map(
    (name) => `.aurelio-page [data-list-mark=${name}]{--mark:${strokeMask(marks[name], widths[name])}}`,
  ),
].join('\n')
