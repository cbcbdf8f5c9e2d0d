/** @jsxRuntime automatic */
import { z } from 'zod'
import { defineElement } from '../define-element.ts'
import type { ViewProps } from '../definition.ts'
import { newChild, newText } from '../new-children.ts'
import { gapField, yesNoOptions } from '../options.ts'
import { lengthProp, numberProp, textProp, wordProp } from '../prop-schemas.ts'
import { scrollRegion } from '../scroll-region.ts'
import { spokenLabelField } from '../spoken-label.ts'
import { carouselCss } from './css.ts'

const defaults = {
  visible: 3,
  gap: '20px',
  arrows: 'yes',
  dots: 'yes',
  label: 'Carrusel',
  beforeLabel: 'Anterior',
  afterLabel: 'Siguiente',
} as const

const schema = z.object({
  visible: numberProp(defaults.visible, 1, 8),
  gap: lengthProp(defaults.gap, { min: 0, max: 400 }),
  arrows: wordProp(['yes', 'no'], defaults.arrows),
  dots: wordProp(['yes', 'no'], defaults.dots),
  label: textProp(defaults.label),
  beforeLabel: textProp(defaults.beforeLabel),
  afterLabel: textProp(defaults.afterLabel),
})
type CarouselProps = z.output<typeof schema>

function CarouselView({ props, parts, children }: ViewProps<CarouselProps>) {
  const shown = [props.arrows === 'yes' && 'arrows', props.dots === 'yes' && 'dots'].filter(Boolean)
  return (
    <div {...parts.root} data-carousel={shown.join(' ')}>
      <div
        {...parts['track']}
        {...scrollRegion(props.label || defaults.label)}
        data-carousel-track=""
        data-before={props.beforeLabel}
        data-after={props.afterLabel}
      >
        {children}
      </div>
    </div>
  )
}

const childDefaults = {
  titles: ['Rápido', 'Claro', 'Cercano', 'Sin sorpresas'],
  text: 'Una frase que lo explica, y nada más.',
}

/** Whatever stands inside, side by side, of which some are seen at a time. */
export const carousel = defineElement<CarouselProps>({
  type: 'carousel',
  name: 'Carrusel',
  icon: 'gallery-horizontal',
  category: 'layout',
  defaultProps: { ...defaults, children: [] },
  newChildren: childDefaults.titles.map((title) =>
    newChild(
      'container',
      'Contenedor',
      {
        padding: '28px',
        gap: '8px',
        minHeight: '160px',
        backgroundColor: 'token:surface',
        borderRadius: '12px',
      },
      [
        newChild('heading', 'Encabezado', { text: title, level: 3, color: 'token:text', fontSize: '21px' }),
        newText(childDefaults.text),
      ],
    ),
  ),
  schema,
  acceptsChildren: true,
  viewportDefaults: { tablet: { visible: 2 }, mobile: { visible: 1 } },
  fields: {
    layout: [
      {
        kind: 'number',
        prop: 'visible',
        label: 'A la vista a la vez',
        min: 1,
        max: 8,
        slider: { min: 1, max: 8 },
      },
      gapField,
      { kind: 'choice', prop: 'arrows', everywhere: true, label: 'Flechas', options: yesNoOptions },
      { kind: 'choice', prop: 'dots', everywhere: true, label: 'Puntos de posición', options: yesNoOptions },
    ],
    advanced: [
      spokenLabelField,
      { kind: 'text', prop: 'beforeLabel', label: 'Nombre de la flecha anterior' },
      { kind: 'text', prop: 'afterLabel', label: 'Nombre de la flecha siguiente' },
    ],
  },
  css: carouselCss,
  styles: ({ visible, gap }) => {
    const count = Math.round(visible)
    return {
      root: { position: 'relative', width: '100%', minWidth: '0' },
      track: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: `calc((100% - ${count - 1} * ${gap}) / ${count})`,
        columnGap: gap,
        overflowX: 'auto',
      },
    }
  },
  View: CarouselView,
})
