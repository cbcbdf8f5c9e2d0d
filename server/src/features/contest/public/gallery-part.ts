import type { ContestSettings } from '@aurelio/contracts/contest-settings'
import { contestAddress } from '../address.ts'
import { box, heading, paragraph, type Part } from './parts.ts'
import { contestWords } from '../words/index.ts'

type Shown = {
  contest: { address: string }
  settings: Pick<ContestSettings, 'gallery' | 'language'>
  gallery: readonly { alias: string; text: string; hasPicture: boolean }[]
}

const card = {
  widthType: 'box',
  width: '31%',
  padding: '16px',
  backgroundColor: 'token:surface',
  borderRadius: '12px',
  responsive: { tablet: { width: '48%' }, mobile: { width: '100%' } },
}

/** What people sent in and the team has looked at, under what stands for them in the list of the draw. */
export function galleryParts({ contest, settings, gallery }: Shown): Part[] {
  if (settings.gallery === 'none' || gallery.length === 0) return []
  const words = contestWords(settings.language)
  const cards = gallery.map(({ alias, text, hasPicture }) =>
    box(
      `obra-${alias}`,
      [
        hasPicture
          ? {
              id: `imagen-${alias}`,
              type: 'image',
              props: {
                src: contestAddress(contest.address).work(alias),
                alt: words.workOf(alias),
                width: '100%',
                height: 'auto',
              },
            }
          : null,
        text === '' ? null : paragraph(`texto-${alias}`, text),
        paragraph(`quien-${alias}`, alias, { color: 'token:muted', fontSize: '15px' }),
      ],
      card,
    ),
  )
  return [
    heading('galeria-titulo', words.gallery, 2),
    box('galeria-obras', cards, { layout: 'horizontal', flexWrap: 'wrap', gap: '20px' }),
  ]
}
