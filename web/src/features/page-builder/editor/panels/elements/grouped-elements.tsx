import { elementGroups } from '@aurelio/page/elements/groups'
import { useTranslation } from 'react-i18next'
import { FoldedElements } from './folded-elements.tsx'

/** The elements beyond those of the specification, in named groups. */
export function GroupedElements({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation()
  return elementGroups.map(({ name, elements }) => (
    <FoldedElements key={name} title={t(name)} definitions={elements} onAdded={onAdded} />
  ))
}
