import type { PersonOnPage } from '@aurelio/contracts/together-line'
import { useTranslation } from 'react-i18next'
import { PersonFace } from '../../../ui/person-face.tsx'

/** Who else has the quiz open at this moment. */
export function PeopleInQuiz({ people }: { people: readonly PersonOnPage[] }) {
  const { t } = useTranslation()
  if (people.length === 0) return null
  return (
    <ul aria-label={t('Personas en el quiz')} className="flex flex-wrap items-center gap-1">
      {people.map((person) => (
        <li key={person.session} data-presence={person.name} title={person.name}>
          <PersonFace person={person} />
          <span className="sr-only">{person.name}</span>
        </li>
      ))}
    </ul>
  )
}
