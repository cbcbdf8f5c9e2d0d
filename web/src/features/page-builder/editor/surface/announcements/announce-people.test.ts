import { expect, it } from 'vitest'
import '../../../../../platform/i18n/i18n.ts'
import { createPeopleStore } from '../../../../../platform/together/people-store.ts'
import { createAnnouncementStore } from '../state/announcement-store.ts'
import { announcePeople } from './announce-people.ts'

const presence = { selected: [], typing: null, pointer: null, viewport: 'desktop' as const }
const hugo = { session: 's1', userId: 'u1', name: 'Hugo Peña', image: null, presence }

it('tells who comes and who leaves, and nothing of where they go', () => {
  const people = createPeopleStore<never>()
  const announcements = createAnnouncementStore()
  const stop = announcePeople(people, announcements)
  people.setState({ others: [hugo] })
  expect(announcements.getState().text).toBe('También aquí: Hugo Peña')
  people.setState({ others: [{ ...hugo, presence: { ...presence, typing: 'heading-1' } }] })
  expect(announcements.getState().turn).toBe(1)
  people.setState({ others: [] })
  expect(announcements.getState().text).toBe('Ya no está aquí: Hugo Peña')
  stop()
  people.setState({ others: [hugo] })
  expect(announcements.getState().turn).toBe(2)
})
