import { i18n } from '../../../../../platform/i18n/i18n.ts'
import type { PeopleStore } from '../../../../../platform/together/people-store.ts'
import { announce, type AnnouncementStore } from '../state/announcement-store.ts'

/** Tells who comes to the page and who leaves it: others see it by their pictures. Returns the function that ends it. */
export function announcePeople<Operation>(
  people: PeopleStore<Operation>,
  announcements: AnnouncementStore,
): () => void {
  return people.subscribe(({ others }, before) => {
    const came = namesBeside(others, before.others)
    const left = namesBeside(before.others, others)
    const told = [
      came && i18n.t('También aquí: {{names}}', { names: came }),
      left && i18n.t('Ya no está aquí: {{names}}', { names: left }),
    ]
    const text = told.filter(Boolean).join('. ')
    if (text !== '') announce(announcements, text)
  })
}

type Person = { session: string; name: string }

/** Names of those who are not among the others. */
function namesBeside(some: readonly Person[], others: readonly Person[]): string {
  return some
    .filter(({ session }) => others.every((other) => other.session !== session))
    .map(({ name }) => name)
    .join(', ')
}
