import { type Guide, guides } from './guides.ts'

export type GuideGroup = { title: string; ids: readonly string[] }

/** How /help arranges the guides; titles are their own translation keys. */
export const guideGroups: readonly GuideGroup[] = [
  { title: 'Para empezar', ids: ['news', 'getting-around'] },
  {
    title: 'Tu trabajo',
    ids: ['projects-and-tasks', 'calendar', 'clients-and-reviews', 'analytics'],
  },
  {
    title: 'Páginas y leads',
    ids: [
      'publish-and-leads',
      'editor',
      'elements',
      'texts-and-layers',
      'sections-and-symbols',
      'brand',
      'sites',
      'quizzes',
      'subscriptions',
    ],
  },
  {
    title: 'Herramientas',
    ids: ['image-optimizer', 'pdf-tools', 'player', 'video-downloader', 'seo-generator'],
  },
  { title: 'Espacio y cuenta', ids: ['people', 'account', 'api', 'installation'] },
]

/** The guides of a group, in its order. */
export function guidesOf({ ids }: GuideGroup): Guide[] {
  return ids.flatMap((id) => guides.filter((guide) => guide.id === id))
}
