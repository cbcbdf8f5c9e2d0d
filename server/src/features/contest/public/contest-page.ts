import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import type { ContestRow } from '../../../platform/database/tables/contests.ts'
import { contestAddress } from '../address.ts'
import { addressIn } from '../languages/speaking.ts'
import { prizesOf } from '../settings.ts'
import { galleryParts } from './gallery-part.ts'
import { type Look, lookOf } from './looks.ts'
import { box, heading, paragraph, type Part } from './parts.ts'
import { contestWords, momentText, offsetAt, wordsOf } from '../words/index.ts'

export const formId = 'participar'
const narrow = { tablet: { layout: 'vertical' }, mobile: { layout: 'vertical' } }

const listInk = { color: 'token:text', markerColor: 'token:primary' }

export type Shown = {
  contest: ContestRow
  settings: ContestSettings
  /** The language that it is read in, where that is not its own. */
  inLanguage?: string
  /** Who organises it. */
  organiser: string
  timeZone: string
  /** Those who won, by what stands for them in the list, and of whom the prize is. */
  winners: readonly { alias: string; prize: string }[]
  /** Whether the list of its draw had nobody on it. */
  isEmpty: boolean
  /** What stands in its gallery. */
  gallery: readonly { alias: string; text: string; hasPicture: boolean }[]
  /** Those with most points, where they are shown. */
  ranking: readonly { name: string; points: number }[]
}

/** What a contest's page asks for: who somebody is, that they accept the rules, and what they want besides. */
export function entryForm({ contest, settings, organiser, inLanguage }: Shown): Part {
  const words = contestWords(settings.language)
  const fields = [
    { name: 'name', label: words.name },
    { name: 'email', label: words.email },
    ...(settings.asksPhone ? [{ name: 'phone', label: words.phone, required: true }] : []),
    {
      name: 'bases',
      type: 'checkbox',
      label: words.accept,
      link: addressIn(contestAddress(contest.address).rules, inLanguage),
      required: true,
    },
    ...(settings.listId === null
      ? []
      : [{ name: 'novedades', type: 'checkbox', label: words.join(organiser), required: false }]),
  ]
  const buttonText = settings.buttonText || words.participate
  const captcha = settings.asksWork ? 'work' : 'none'
  return { id: formId, type: 'form', props: { fields, buttonText, placeholder: '', captcha } }
}

/** The page of a contest, before it begins, while it lasts, and when it is over. */
export function contestParts(shown: Shown, now: Date): (Part | null)[] {
  const { contest, settings } = shown
  const look = lookOf(settings)
  const words = contestWords(settings.language)
  const isOpen = isTaking(contest, now)
  const isBefore = contest.state === 'open' && contest.opensAt > now.toISOString()
  const when = whenText(shown, now)
  const alignment = look.align
  const text = (id: string, words_: string, props: Record<string, unknown> = {}) =>
    paragraph(id, words_, { alignment, color: look.ink, ...props })
  const story = box(
    'historia',
    [
      text('plazo', when, { fontWeight: 'bold', color: look.soft }),
      heading('titulo', settings.title || contest.name, 1, { alignment, color: look.ink, fontSize: '44px' }),
      settings.intro === '' ? null : text('entrada', settings.intro, { fontSize: '20px' }),
      settings.image === ''
        ? null
        : {
            id: 'imagen',
            type: 'image',
            props: {
              src: settings.image,
              alt: settings.imageAlt,
              ...(settings.imageAlt === '' && { decorative: 'yes' }),
              width: '100%',
              height: 'auto',
            },
          },
      prizesPart(shown, { alignment, color: look.ink }),
      countdownPart(shown, now, look),
    ],
    {
      width: look.isSplit ? '55%' : '100%',
      responsive: { mobile: { width: '100%' }, tablet: { width: '100%' } },
    },
  )
  const action = box(
    'accion',
    isOpen ? [entryForm(shown)] : [paragraph('cerrado', isBefore ? when : words.overText)],
    {
      width: look.isSplit ? '45%' : '100%',
      padding: '24px',
      backgroundColor: 'token:background',
      borderRadius: '16px',
      responsive: { mobile: { width: '100%' }, tablet: { width: '100%' } },
    },
  )
  return [
    box(
      'portada',
      [
        box('fila', [story, action], {
          layout: look.isSplit ? 'horizontal' : 'vertical',
          gap: '40px',
          widthType: 'box',
          width: look.isSplit ? '1120px' : '640px',
          alignItems: look.isSplit ? 'center' : 'stretch',
          responsive: narrow,
        }),
      ],
      {
        padding: '56px 20px',
        alignItems: 'center',
        backgroundColor: look.ground,
        landmark: 'main',
      },
    ),
    resultPart(shown),
    galleryPart(shown),
    rankingPart(shown),
    linksPart(shown),
  ]
}

/** When it begins, or until when it lasts, or that it is over. */
export function whenText({ contest, settings, timeZone }: Shown, now: Date): string {
  const words = contestWords(settings.language)
  const say = (moment: string) => momentText(moment, settings.language, timeZone)
  if (contest.state === 'open' && contest.opensAt > now.toISOString())
    return words.opens(say(contest.opensAt))
  return isTaking(contest, now) ? words.closes(say(contest.closesAt)) : words.over
}

/** When it ends as ISO writes days and hours, by the clocks of the workspace as they go at that moment. */
export function closesAtClock({ contest, timeZone }: Shown): { date: string; zone: string } {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return { date: clock.format(new Date(contest.closesAt)), zone: offsetAt(contest.closesAt, timeZone) }
}

/** The time that is left; without a script the date alone, which stands above already. */
function countdownPart(shown: Shown, now: Date, { ink, ground }: Look): Part | null {
  const { contest, settings } = shown
  if (!settings.countdown || !isTaking(contest, now)) return null
  const words = contestWords(settings.language)
  // On a ground of the first colour the cells are the other way round.
  const isOnPrimary = ground === 'token:primary'
  const colors = {
    textColor: ink,
    figureColor: isOnPrimary ? 'token:primary' : 'token:on-primary',
    groundColor: isOnPrimary ? 'token:on-primary' : 'token:primary',
  }
  return {
    id: 'cuenta-atras',
    type: 'countdown',
    props: { ...closesAtClock(shown), label: '', endedText: words.over, fontSize: '28px', ...colors },
  }
}

/** Whether somebody can enter now. */
export function isTaking({ state, opensAt, closesAt }: ContestRow, now: Date): boolean {
  const at = now.toISOString()
  return state === 'open' && opensAt <= at && at < closesAt
}

function prizesPart({ settings }: Shown, props: Record<string, unknown>): Part {
  const words = contestWords(settings.language)
  const lines = prizesOf(settings)
  const isOne = lines.length === 1
  return box('premios', [
    heading('premios-titulo', isOne && settings.winners === 1 ? words.prize : words.prizes, 2, {
      ...props,
      fontSize: '22px',
    }),
    isOne
      ? paragraph('premio', lines[0] ?? '', props)
      : {
          id: 'premio',
          type: 'list',
          props: {
            items: lines.map((line) => ({ line })),
            marker: 'number',
            color: props['color'],
            markerColor: props['color'],
          },
        },
  ])
}

/** What stands in the place of winners where there are none. */
export function noWinnersText({ settings, isEmpty }: Pick<Shown, 'settings' | 'isEmpty'>): string {
  const words = contestWords(settings.language)
  return isEmpty ? words.noWinners : words.unawarded
}

function resultPart(shown: Shown): Part | null {
  const { contest, settings, winners } = shown
  if (contest.state !== 'drawn') return null
  const words = contestWords(settings.language)
  return belowPart('resultado', [
    heading('resultado-titulo', words.winners, 2),
    winners.length === 0
      ? paragraph('nadie', noWinnersText(shown))
      : {
          id: 'ganadores',
          type: 'list',
          props: {
            items: winners.map(({ alias, prize }) => ({ line: `${alias} · ${prize}` })),
            marker: 'number',
            ...listInk,
          },
        },
  ])
}

function galleryPart(shown: Shown): Part | null {
  const parts = galleryParts(shown)
  return parts.length === 0 ? null : belowPart('galeria', parts)
}

function rankingPart({ settings, ranking }: Shown): Part | null {
  if (!settings.ranking || ranking.length === 0) return null
  const words = contestWords(settings.language)
  return belowPart('clasificacion', [
    heading('clasificacion-titulo', words.ranking, 2),
    {
      id: 'puestos',
      type: 'list',
      props: {
        items: ranking.map(({ name, points }) => ({ line: `${name} · ${points}` })),
        marker: 'number',
        ...listInk,
      },
    },
  ])
}

/** Rules and proof, for everybody. */
function linksPart({ contest, settings, organiser, inLanguage }: Shown): Part {
  const words = wordsOf(settings)
  return belowPart('pie', [
    box(
      'enlaces',
      [
        linkTo('bases', words.rules, addressIn(contestAddress(contest.address).rules, inLanguage)),
        contest.proofToken === null ? null : linkTo('prueba', words.proof, `/proof/${contest.proofToken}`),
      ],
      { layout: 'horizontal', flexWrap: 'wrap', gap: '8px' },
    ),
    paragraph('quien', organiser, { color: 'token:muted', fontSize: '16px' }),
  ])
}

function belowPart(id: string, children: readonly (Part | null)[]): Part {
  return box(id, [box(`${id}-caja`, children, { widthType: 'box', width: '1120px' })], {
    padding: '32px 20px',
    alignItems: 'center',
  })
}

function linkTo(id: string, text: string, link: string): Part {
  const props = { backgroundColor: 'token:surface', textColor: 'token:text', padding: '12px 20px' }
  return { id, type: 'button', props: { text, link, ...props } }
}
