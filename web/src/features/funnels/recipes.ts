import type { StepKind } from '@aurelio/contracts/funnels'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { client } from '../../platform/api/client.ts'

export type FunnelFile = Parameters<typeof client.funnels.create>[0]
type RecipeStep = { id: string; kind: StepKind; name: string; template: string }
type Way = readonly [from: string, port: string, to: string]
export type Recipe = { name: string; text: string; steps: readonly RecipeStep[]; ways: readonly Way[] }

/** The page that a step of each kind begins with, by its id in the gallery. */
export const templateOfKind = {
  captura: 'captura-guia-gratuita',
  oferta: 'landing-producto-estrella',
  upsell: 'upsell-oferta-unica',
  downsell: 'captura-descuento-de-bienvenida',
  gracias: 'agradecimiento-siguientes-pasos',
  quiz: 'quiz-test-de-tu-web',
  video: 'vsl-carta-en-video',
  correo: 'agradecimiento-siguientes-pasos',
  concurso: 'landing-producto-estrella',
} as const satisfies Record<StepKind, string>

const step = (
  id: string,
  kind: StepKind,
  name: string,
  template: string = templateOfKind[kind],
): RecipeStep => ({
  id,
  kind,
  name,
  template,
})
const thanks = (id: string) => step(id, 'gracias', 'Gracias')

/** Funnels whose pages are written and designed already. */
export const recipes: readonly Recipe[] = [
  {
    name: 'Captación con regalo',
    text: 'Una guía a cambio del correo, y las gracias.',
    steps: [step('s1', 'captura', 'Guía de regalo'), thanks('s2')],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Lista de espera',
    text: 'Enseña lo que viene y apunta a quien lo quiere.',
    steps: [step('s1', 'captura', 'Lista de espera', 'landing-producto-estrella'), thanks('s2')],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Webinar',
    text: 'Registro para una clase en directo y confirmación.',
    steps: [step('s1', 'captura', 'Registro del webinar', 'webinar-clase-en-directo'), thanks('s2')],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Llamada',
    text: 'Un vídeo que convence y una petición de llamada.',
    steps: [step('s1', 'captura', 'Pedir una llamada', 'vsl-carta-en-video'), thanks('s2')],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Venta con upsell',
    text: 'Una oferta, otra mejor para quien acepta y una más pequeña para quien no.',
    steps: [
      step('s1', 'oferta', 'Oferta'),
      step('s2', 'upsell', 'Oferta única'),
      step('s3', 'downsell', 'Descuento'),
      thanks('s4'),
    ],
    ways: [
      ['s1', 'aceptar', 's2'],
      ['s2', 'aceptar', 's4'],
      ['s2', 'rechazar', 's3'],
      ['s3', 'aceptar', 's4'],
    ],
  },
]

/** The page of a template, read when somebody asks for it. */
export async function templatePage(id: string) {
  const { galleryTemplates } = await import('@aurelio/page/templates/gallery')
  const template = galleryTemplates.find((each) => each.id === id)
  if (!template) throw new Error(`There is no template ${id}`)
  return (await template.load()).page
}

/** A recipe with its pages, as it is sent to be made. */
export async function fileOf({ name, steps, ways }: Recipe): Promise<FunnelFile> {
  const nodes = await Promise.all(
    steps.map(async ({ template, ...node }) => ({
      ...node,
      at: null,
      name: `${i18n.t(name)} · ${i18n.t(node.name)}`,
      document: await templatePage(template),
    })),
  )
  const edges = ways.map(([from, port, to], at) => ({ id: `e${at + 1}`, from, port, to }))
  return { format: 'aurelio-funnel-1', name: i18n.t(name), graph: { nodes, edges } }
}
