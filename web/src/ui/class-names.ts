import { createTailwindMerge } from 'tailwind-merge'

/** Any value, save those of one side or axis (`border-t`, `gap-x-2`), which go together with the whole. */
const any = (value: string) => !/^[xytrbl](?:-|$)/.test(value)
const one = (...names: string[]) => Object.fromEntries(names.map((name) => [name, [{ [name]: [any] }]]))

/**
 * The kinds of utility that callers replace in a primitive. Our own short list, because the library's complete
 * one is three quarters of its weight in the first load.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [
      'block',
      'inline',
      'inline-block',
      'flex',
      'inline-flex',
      'grid',
      'inline-grid',
      'contents',
      'hidden',
    ],
    position: ['static', 'fixed', 'absolute', 'relative', 'sticky'],
    ...one('h', 'w', 'size', 'min-h', 'min-w', 'max-h', 'max-w'),
    ...one('p', 'px', 'py', 'pt', 'pr', 'pb', 'pl', 'm', 'mx', 'my', 'mt', 'mr', 'mb', 'ml', 'gap'),
    ...one('inset', 'top', 'right', 'bottom', 'left', 'z', 'items', 'self', 'overflow', 'opacity', 'rounded'),
    ...one('leading', 'grid-cols', 'aspect'),
    bgSize: ['bg-cover', 'bg-contain'],
    bgPlace: ['bg-center'],
    bgRepeat: ['bg-no-repeat'],
    bg: [{ bg: [any] }],
    justify: [{ justify: ['start', 'center', 'end', 'between'] }],
    direction: [{ flex: ['row', 'col', 'row-reverse', 'col-reverse'] }],
    wrap: [{ whitespace: [any] }],
    fontSize: [{ text: ['xs', 'dense', 'sm', 'base', 'xl', '2xl', '3xl'] }],
    textAlign: [{ text: ['left', 'center', 'right', 'start', 'end'] }],
    textWrap: [{ text: ['wrap', 'nowrap', 'balance', 'pretty', 'ellipsis', 'clip'] }],
    textColor: [{ text: [any] }],
    fontWeight: [{ font: ['normal', 'medium', 'semibold'] }],
    borderWidth: [{ border: ['', '0', '2'] }],
    borderStyle: [{ border: ['solid', 'dashed', 'none'] }],
    borderColor: [{ border: [any] }],
    shadow: [{ shadow: [any] }],
  },
  conflictingClassGroups: {
    size: ['h', 'w'],
    p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
    px: ['pl', 'pr'],
    py: ['pt', 'pb'],
    m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
    mx: ['ml', 'mr'],
    my: ['mt', 'mb'],
    inset: ['top', 'right', 'bottom', 'left'],
  },
  conflictingClassGroupModifiers: {},
  postfixLookupClassGroups: [],
  orderSensitiveModifiers: ['before', 'after', '*', '**'],
}))

/** Joins class names; a later utility replaces an earlier one of the same kind, so that callers can adjust a primitive. */
export function cn(...parts: (string | false | null | undefined)[]): string {
  return merge(parts)
}
