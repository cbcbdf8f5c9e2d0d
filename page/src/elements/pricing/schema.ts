import { z } from 'zod'
import { itemsProp } from '../items.ts'
import { hexProp, lengthProp, linkProp, textProp, wordProp } from '../prop-schemas.ts'
import { titleLevelProp } from '../title-level.ts'

export const pricingDefaults = {
  items: [
    {
      planName: 'Esencial',
      price: '29 €',
      period: 'al mes',
      summary: 'Para empezar con buen pie.',
      features: 'Una página publicada\nFormulario de contacto\nAyuda por correo',
      buttonText: 'Empezar',
      link: '#',
      featured: 'no',
    },
    {
      planName: 'Profesional',
      price: '59 €',
      period: 'al mes',
      summary: 'Para vender cada semana.',
      features: 'Cinco páginas publicadas\nTu propio dominio\nInforme mensual\nAyuda por teléfono',
      buttonText: 'Elegir Profesional',
      link: '#',
      featured: 'yes',
    },
    {
      planName: 'Agencia',
      price: '129 €',
      period: 'al mes',
      summary: 'Para llevar varios clientes.',
      features: 'Páginas sin límite\nTodo tu equipo\nAyuda prioritaria',
      buttonText: 'Hablar con el equipo',
      link: '#',
      featured: 'no',
    },
  ],
  level: 3,
  gap: '24px',
  textColor: '#16161d',
  accentColor: '#6d28d9',
  accentTextColor: '#ffffff',
  backgroundColor: '#ffffff',
  borderColor: '#d5d5e2',
  borderRadius: '16px',
} as const

const plan = z.object({
  planName: textProp(''),
  price: textProp(''),
  period: textProp(''),
  summary: textProp(''),
  features: textProp(''),
  buttonText: textProp(''),
  link: linkProp('#'),
  featured: wordProp(['yes', 'no'], 'no'),
})

export const pricingSchema = z.object({
  items: itemsProp(plan, pricingDefaults.items),
  level: titleLevelProp,
  gap: lengthProp(pricingDefaults.gap, { min: 0, max: 100 }),
  textColor: hexProp(pricingDefaults.textColor),
  accentColor: hexProp(pricingDefaults.accentColor),
  accentTextColor: hexProp(pricingDefaults.accentTextColor),
  backgroundColor: hexProp(pricingDefaults.backgroundColor),
  borderColor: hexProp(pricingDefaults.borderColor),
  borderRadius: lengthProp(pricingDefaults.borderRadius, { min: 0, max: 500 }),
})

export type PricingProps = z.output<typeof pricingSchema>
