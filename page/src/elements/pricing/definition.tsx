/** @jsxRuntime automatic */
import { createElement } from 'react'
import { defineElement } from '../define-element.ts'
import { gapField, yesNoOptions } from '../options.ts'
import type { ViewProps } from '../definition.ts'
import { colorField, borderColorField, borderRadiusField } from '../style-fields.ts'
import { pricingDefaults, pricingSchema } from './schema.ts'
import type { PricingProps } from './schema.ts'
import { titleLevelField } from '../title-level.ts'
import { pricingData } from './structured-data.ts'
import { pricingStyles } from './styles.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function PricingView({ props, parts }: ViewProps<PricingProps>) {
  const { root, plan, main, name, price, amount, text, points, point, button, mainButton } = parts
  return (
    <div {...root}>
      {props.items.map((each, at) => {
        const isMain = each.featured === 'yes'
        return (
          <article key={at} {...(isMain ? main : plan)}>
            {createElement(`h${props.level}`, name, each.planName)}
            <p {...price}>
              <span {...amount}>{each.price}</span> {each.period}
            </p>
            {each.summary && <p {...text}>{each.summary}</p>}
            <ul {...points}>
              {linesOf(each.features).map((line, row) => (
                <li key={row} {...point}>
                  <span aria-hidden="true">✓</span>
                  <span>{line}</span>
                </li>
              ))}
            </ul>
            {each.buttonText && (
              <a {...(isMain ? mainButton : button)} href={each.link}>
                {each.buttonText}
              </a>
            )}
          </article>
        )
      })}
    </div>
  )
}

/** Plans next to one another, one of them put forward. */
export const pricing = defineElement<PricingProps>({
  type: 'pricing',
  name: 'Precios',
  icon: 'tags',
  category: 'basic',
  defaultProps: pricingDefaults,
  schema: pricingSchema,
  acceptsChildren: false,
  inlineTexts: [
    { part: 'name', prop: 'planName', list: 'items' },
    { part: 'amount', prop: 'price', list: 'items' },
  ],
  fields: {
    layout: [
      {
        kind: 'items',
        prop: 'items',
        label: 'Planes',
        itemName: 'Plan',
        item: [
          { kind: 'text', prop: 'planName', label: 'Nombre' },
          { kind: 'text', prop: 'price', label: 'Precio' },
          { kind: 'text', prop: 'period', label: 'Cada cuánto' },
          { kind: 'text', prop: 'summary', label: 'Para quién es' },
          { kind: 'textarea', prop: 'features', label: 'Qué incluye', help: 'Una cosa en cada línea.' },
          { kind: 'text', prop: 'buttonText', label: 'Texto del botón' },
          { kind: 'link', prop: 'link', label: 'Enlace' },
          {
            kind: 'choice',
            prop: 'featured',
            label: 'Destacado',
            options: yesNoOptions,
          },
        ],
        newItem: {
          planName: 'Plan nuevo',
          price: '49 €',
          period: 'al mes',
          summary: 'Para quien necesita algo más.',
          features: 'Lo primero\nLo segundo',
          buttonText: 'Elegir',
          link: '#',
          featured: 'no',
        },
        min: 1,
        max: 6,
      },
      titleLevelField,
      gapField,
    ],
    style: [
      colorField('textColor', 'Color del texto'),
      colorField('accentColor', 'Color del plan destacado'),
      colorField('accentTextColor', 'Color del texto de los botones'),
      { ...colorField('backgroundColor', 'Color de fondo'), section: 'background' },
      borderColorField,
      borderRadiusField,
    ],
  },
  styles: pricingStyles,
  needs: ({ items }) => ({ links: items.map(({ buttonText, link }) => buttonText && link) }),
  structuredData: pricingData,
  View: PricingView,
})
