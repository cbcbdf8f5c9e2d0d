import type { Declarations, Field } from '../definition.ts'
import { alignmentOptions, gapField } from '../options.ts'
import { strokeMask } from '../mask.ts'
import { hexProp, lengthProp, wordProp } from '../prop-schemas.ts'
import { alignments } from '../options.ts'
import { colorField } from '../style-fields.ts'
import { networkNames, networks } from './networks.ts'

/** What rows of round links to networks have in common, wherever they lead. */
export const roundDefaults = {
  alignment: 'left',
  size: '44px',
  gap: '12px',
  iconColor: '#ffffff',
  groundColor: '#3f3f4d',
} as const

export const roundShape = (defaults: { iconColor: string; groundColor: string }) => ({
  alignment: wordProp(alignments, roundDefaults.alignment),
  size: lengthProp(roundDefaults.size, { min: 24, max: 120 }),
  gap: lengthProp(roundDefaults.gap, { min: 0, max: 100 }),
  iconColor: hexProp(defaults.iconColor),
  groundColor: hexProp(defaults.groundColor),
})

export const roundLayoutFields: readonly Field[] = [
  { kind: 'choice', prop: 'alignment', label: 'Alineación', options: alignmentOptions },
  {
    kind: 'length',
    prop: 'size',
    label: 'Tamaño',
    unit: 'px',
    min: 24,
    max: 120,
    slider: { min: 24, max: 80 },
  },
  gapField,
]

export const roundStyleFields: readonly Field[] = [
  colorField('iconColor', 'Color del icono'),
  colorField('groundColor', 'Color del círculo'),
]

/** The drawing of each network, in the colour of its letters, by `data-network`. */
export const networkCss = [
  '.aurelio-page [data-network]{background:currentColor;mask:var(--glyph) center/contain no-repeat}',
  ...networkNames.map(
    (name) => `.aurelio-page [data-network=${name}]{--glyph:${strokeMask(networks[name].path, 1.8)}}`,
  ),
].join('\n')

type RoundProps = {
  alignment: (typeof alignments)[number]
  size: string
  gap: string
  iconColor: string
  groundColor: string
}

const edges = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** The row of links, each of them, and the drawing inside. */
export function roundStyles({ alignment, size, gap, iconColor, groundColor }: RoundProps) {
  return {
    list: {
      display: 'flex',
      listStyle: 'none',
      flexWrap: 'wrap',
      justifyContent: edges[alignment],
      gap,
      width: '100%',
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: size,
      height: size,
      borderRadius: '50%',
      ...(groundColor && { backgroundColor: groundColor }),
      ...(iconColor && { color: iconColor }),
    },
    glyph: { display: 'block', width: '52%', height: '52%' },
  } satisfies Record<string, Declarations>
}
