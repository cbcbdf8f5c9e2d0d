import { button, container, heading, image, text } from './builder.ts'
import type { Draft, Smaller } from './builder.ts'

/** The few colours a template is made of. */
export type Palette = { ink: string; muted: string; accent: string; onAccent: string; soft: string }

type Values = Record<string, unknown>

/** Paddings of a band on desktop, tablet and mobile. */
const paddings = {
  roomy: ['88px 24px', '64px 32px', '48px 20px'],
  /** The first band under a header. */
  first: ['40px 24px 96px', '24px 32px 64px', '16px 20px 56px'],
  slim: ['40px 24px', '36px 32px', '32px 20px'],
  /** A band and the one after it that share a ground, and belong together. */
  upper: ['56px 24px 24px', '48px 32px 16px', '40px 20px 12px'],
  lower: ['16px 24px 88px', '16px 32px 64px', '12px 20px 48px'],
  bar: ['20px 24px', '16px 32px', '12px 20px'],
} as const

/** A band across the whole page whose content stands in a centred box. */
export function band(
  name: string,
  props: Values,
  children: Draft[],
  { width = '1120px', room = 'roomy' }: { width?: string; room?: keyof typeof paddings } = {},
): Draft {
  const box = container({ widthType: 'box', width, gap: '40px' }, children, undefined, 'Caja')
  const [padding, tablet, mobile] = paddings[room]
  const smaller = { tablet: { padding: tablet }, mobile: { padding: mobile } }
  return container({ alignItems: 'center', padding, ...props }, [box], smaller, name)
}

/** Two sides next to each other that stand below each other on the smaller modes, in either order. */
export function split(left: Draft, right: Draft, props: Values = {}, flexDirection = 'column'): Draft {
  const stack = { flexDirection, gap: '40px', alignItems: 'stretch' }
  return container(
    { layout: 'horizontal', gap: '64px', alignItems: 'center', ...props },
    [left, right],
    { tablet: stack, mobile: stack },
    'Dos lados',
  )
}

/** The page's main heading, large on a desk and still whole on a phone. */
export const title = (words: string, color: string, alignment = 'left'): Draft =>
  heading(
    { text: words, level: 1, color, fontSize: '56px', alignment },
    { tablet: { fontSize: '46px' }, mobile: { fontSize: '36px' } },
  )

export const subtitle = (words: string, color: string, alignment = 'left'): Draft =>
  heading(
    { text: words, level: 2, color, fontSize: '38px', alignment },
    { tablet: { fontSize: '34px' }, mobile: { fontSize: '29px' } },
  )

export const smallTitle = (words: string, color: string, level = 3): Draft =>
  heading({ text: words, level, color, fontSize: '22px' })

export const paragraph = (words: string, color: string, props: Values = {}): Draft =>
  text({ text: words, color, fontSize: '18px', ...props })

export const lead = (words: string, color: string, alignment = 'left'): Draft =>
  text({ text: words, color, fontSize: '21px', alignment }, { mobile: { fontSize: '19px' } })

/** A short line above a title. */
export const eyebrow = (words: string, color: string, alignment = 'left'): Draft =>
  text({ text: words, color, fontSize: '16px', alignment })

/** The one call to action. */
export const callToAction = (words: string, link: string, { accent, onAccent }: Palette): Draft =>
  button(
    {
      text: words,
      link,
      backgroundColor: accent,
      textColor: onAccent,
      padding: '18px 32px',
      borderRadius: '10px',
    },
    { mobile: { padding: '16px 22px' } },
  )

/** A link that looks like text. */
export const quietLink = (words: string, link: string, color: string): Draft =>
  button({
    text: words,
    link,
    backgroundColor: '',
    textColor: color,
    padding: '8px 0px',
    borderRadius: '0px',
  })

/** One point of a list: a small drawing and its line. */
export function point(icon: string, words: string, color: string): Draft {
  const line = container({ gap: '0px' }, [paragraph(words, color)])
  return container(
    { layout: 'horizontal', gap: '14px', alignItems: 'flex-start' },
    [image({ src: icon, alt: '', width: '28px', height: '28px' }), line],
    undefined,
    'Punto',
  )
}

/** A box with its own ground. */
export function card(props: Values, children: Draft[], smaller?: Smaller): Draft {
  return container(
    { padding: '32px', gap: '14px', borderRadius: '16px', backgroundColor: '#ffffff', ...props },
    children,
    smaller ?? { mobile: { padding: '24px' } },
    'Tarjeta',
  )
}

/** A card of a grid: a small drawing above its words, or beside them where the grid is one wide column. */
export function feature(
  drawing: string,
  name: string,
  words: string,
  { ink, muted }: Palette,
  ground: string,
): Draft {
  return card(
    { backgroundColor: ground },
    [
      image({ src: drawing, alt: '', width: '52px', height: '52px' }),
      container({ gap: '10px' }, [smallTitle(name, ink), paragraph(words, muted)]),
    ],
    {
      tablet: { flexDirection: 'row', gap: '24px', alignItems: 'flex-start' },
      mobile: { padding: '24px' },
    },
  )
}

/** What somebody said, and who. */
export function quote(words: string, who: string, { ink, muted }: Palette, props: Values = {}): Draft {
  return card(props, [paragraph(`«${words}»`, ink), text({ text: who, color: muted, fontSize: '16px' })])
}

/** The end of the page: who stands behind it, and the links the law asks for. */
export function footer(name: string, where: string, background: string, color: string, ink: string): Draft {
  const stack = { flexDirection: 'column', gap: '16px', alignItems: 'flex-start' }
  const links = container(
    {
      layout: 'horizontal',
      columnGap: '24px',
      rowGap: '0px',
      flexWrap: 'wrap',
      widthType: 'box',
      width: 'auto',
    },
    [
      quietLink('Aviso legal', '/aviso-legal', color),
      quietLink('Privacidad', '/privacidad', color),
      quietLink('Cookies', '/cookies', color),
    ],
  )
  const about = container({ gap: '4px', widthType: 'box', width: 'auto' }, [
    text({ text: name, color: ink, fontSize: '18px', fontWeight: 'bold' }),
    text({ text: where, color, fontSize: '16px' }),
  ])
  const row = container(
    { layout: 'horizontal', justifyContent: 'space-between', alignItems: 'center', gap: '32px' },
    [about, links],
    { tablet: stack, mobile: stack },
  )
  return band('Pie', { backgroundColor: background }, [row], { room: 'slim' })
}
