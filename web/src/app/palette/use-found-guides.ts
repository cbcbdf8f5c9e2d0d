import { addresses } from '@aurelio/contracts/addresses'
import { useQuery } from '@tanstack/react-query'
import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { guides } from '../../features/help/guides.ts'
import type { Command } from '../command.ts'

/** Fewer letters than this stand in every guide. */
const leastLetters = 3
/** The rest is a search in the guides away. */
const most = 5

/** The parts of the guides that hold these words; the guides come once something is looked for. */
export function useFoundGuides(query: string): Command[] {
  const { t } = useTranslation()
  const words = query.trim()
  const guide = useQuery({
    queryKey: ['guides-in-the-palette'],
    queryFn: async () => (await import('../../features/help/find-in-guides.ts')).findInGuides,
    enabled: words.length >= leastLetters,
    staleTime: Infinity,
    structuralSharing: false,
  })
  if (words.length < leastLetters || !guide.data) return []
  // A guide as a whole is a command already.
  const parts = guide.data(words).filter(({ anchor }) => anchor !== null)
  return parts.slice(0, most).map(({ guide: id, anchor, heading, excerpt }) => ({
    id: `guide:${id}#${anchor}`,
    name: `${t(nameOf(id))} › ${heading}`,
    description: excerpt,
    icon: BookOpen,
    path: addresses.guide(id, anchor),
  }))
}

const nameOf = (id: string) => guides.find((guide) => guide.id === id)?.title ?? id
