import { Binoculars } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useEditorState } from '../../model/state/hooks.ts'
import { PersonFace } from '../../../../../ui/person-face.tsx'
import { useSync } from '../../sync/state/sync-context.ts'

const places = {
  page: 'Personas en la página',
  symbol: 'Personas en el símbolo',
  letter: 'Personas en el correo',
}

/** Pictures in a row; the rest is a number. */
const mostShown = 5

/** Who else has the page open at this moment; whoever is pressed is followed over it. */
export function PeopleOnPage() {
  const { t } = useTranslation()
  const place = useEditorState((state) =>
    state.symbolId === null ? (state.letter ? 'letter' : 'page') : 'symbol',
  )
  const { people } = useSync()
  const others = useStore(people, (state) => state.others)
  const following = useStore(people, (state) => state.following)
  if (others.length === 0) return null
  const more = others.slice(mostShown)
  return (
    <ul aria-label={t(places[place])} className="flex items-center -space-x-1 px-1">
      {others.slice(0, mostShown).map((person) => (
        <li
          key={person.session}
          data-presence={person.name}
          title={person.isLooking ? t('{{name}}: solo mira', { name: person.name }) : person.name}
          className="relative"
        >
          <button
            type="button"
            aria-label={t('Seguir a {{name}}', { name: person.name })}
            aria-pressed={following === person.session}
            onClick={() =>
              people.setState({ following: following === person.session ? null : person.session })
            }
            className="block rounded-full focus-visible:outline-2 aria-pressed:ring-2 aria-pressed:ring-accent"
          >
            <PersonFace person={person} />
          </button>
          <span className="sr-only">{person.name}</span>
          {person.isLooking && (
            <span className="pointer-events-none absolute -right-1 -bottom-1 grid size-4 place-items-center rounded-full border bg-raised">
              <Binoculars aria-hidden="true" className="size-3" />
              <span className="sr-only">{t('solo mira')}</span>
            </span>
          )}
        </li>
      ))}
      {more.length > 0 && (
        <li
          title={more.map(({ name }) => name).join(', ')}
          className="grid size-7 place-items-center rounded-full border bg-surface text-xs"
        >
          +{more.length}
        </li>
      )}
    </ul>
  )
}
