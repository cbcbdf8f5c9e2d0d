import type { StepKind } from '@aurelio/contracts/funnels'
import type { Owner, RecipePage } from '@aurelio/page/templates/recipes'
import { i18n } from '../../platform/i18n/i18n.ts'
import { client } from '../../platform/api/client.ts'

export type FunnelFile = Parameters<typeof client.funnels.create>[0]
type RecipeStep = { id: string; kind: StepKind; name: string; page: RecipePage }
type Way = readonly [from: string, port: string, to: string]
export type Recipe = { name: string; text: string; steps: readonly RecipeStep[]; ways: readonly Way[] }

/** The page that a step of each kind begins with. */
export const pageOfKind = {
  captura: 'guide',
  oferta: 'offer',
  upsell: 'second-lamp',
  downsell: 'spare-light',
  gracias: 'thanks',
  quiz: 'quiz',
  video: 'call',
  correo: 'mail-sent',
  concurso: 'offer',
} as const satisfies Record<StepKind, RecipePage>

const step = (id: string, kind: StepKind, name: string, page: RecipePage): RecipeStep => ({
  id,
  kind,
  name,
  page,
})

/** Funnels whose pages are written and designed already: each tells one story from its first page to its last. */
export const recipes: readonly Recipe[] = [
  {
    name: 'Captación con regalo',
    text: 'Una guía a cambio del correo, y las gracias.',
    steps: [
      step('s1', 'captura', 'Guía de regalo', 'guide'),
      step('s2', 'gracias', 'Gracias', 'guide-thanks'),
    ],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Lista de espera',
    text: 'Enseña lo que viene y apunta a quien lo quiere.',
    steps: [
      step('s1', 'captura', 'Lista de espera', 'waitlist'),
      step('s2', 'gracias', 'Gracias', 'waitlist-thanks'),
    ],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Webinar',
    text: 'Registro para una clase en directo y confirmación.',
    steps: [
      step('s1', 'captura', 'Registro del webinar', 'class'),
      step('s2', 'gracias', 'Gracias', 'class-thanks'),
    ],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Llamada',
    text: 'Un vídeo que convence y una petición de llamada.',
    steps: [
      step('s1', 'captura', 'Pedir una llamada', 'call'),
      step('s2', 'gracias', 'Gracias', 'call-thanks'),
    ],
    ways: [['s1', 'enviar', 's2']],
  },
  {
    name: 'Venta con upsell',
    text: 'Una oferta, otra mejor para quien acepta y una más pequeña para quien no.',
    steps: [
      step('s1', 'oferta', 'Oferta', 'offer'),
      step('s2', 'upsell', 'Oferta única', 'second-lamp'),
      step('s3', 'downsell', 'Descuento', 'spare-light'),
      step('s4', 'gracias', 'Gracias', 'order-thanks'),
    ],
    ways: [
      ['s1', 'aceptar', 's2'],
      ['s2', 'aceptar', 's4'],
      ['s2', 'rechazar', 's3'],
      ['s3', 'aceptar', 's4'],
    ],
  },
]

/** Makes pages that say who publishes them, read when somebody asks for them. */
export async function pageMaker() {
  const [{ recipePage }, settings, session] = await Promise.all([
    import('@aurelio/page/templates/recipes'),
    client.workspaceSettings.get(),
    client.session.get(),
  ])
  const { legal } = settings
  const owner: Owner = {
    name: legal.name || (session?.user.name ?? ''),
    email: legal.email || (session?.user.email ?? ''),
  }
  return (page: RecipePage) => recipePage(page, owner)
}

/** A recipe with its pages, as it is sent to be made. */
export async function fileOf({ name, steps, ways }: Recipe): Promise<FunnelFile> {
  const pageOf = await pageMaker()
  const nodes = await Promise.all(
    steps.map(async ({ page, ...node }) => ({
      ...node,
      at: null,
      name: `${i18n.t(name)} · ${i18n.t(node.name)}`,
      document: await pageOf(page),
    })),
  )
  const edges = ways.map(([from, port, to], at) => ({ id: `e${at + 1}`, from, port, to }))
  return { format: 'aurelio-funnel-1', name: i18n.t(name), graph: { nodes, edges } }
}
