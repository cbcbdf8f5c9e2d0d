import { legalKinds } from '@aurelio/contracts/sites'
import { isReference, pageOfReference, referenceToPage } from '@aurelio/page/values'
import { useTranslation } from 'react-i18next'
import { useAllPages } from '../../pages/use-all-pages.ts'
import { DenseSelect } from './dense-select.tsx'

const legalNames = {
  notice: 'Aviso legal del sitio',
  privacy: 'Política de privacidad del sitio',
  cookies: 'Política de cookies del sitio',
}

type LinkTargetProps = { label: string; value: string; onChoose: (link: string) => void }

/** The pages that a link may lead to: it follows them wherever they go. */
export function LinkTarget({ label, value, onChoose }: LinkTargetProps) {
  const { t } = useTranslation()
  const { pages, isWhole } = useAllPages()
  const named = pageOfReference(value)
  const isGone = named !== undefined && isWhole && !pages.some(({ id }) => id === named)
  return (
    <DenseSelect
      aria-label={t('{{field}}: página a la que lleva', { field: label })}
      value={isReference(value) ? value : ''}
      onChange={({ target }) => onChoose(target.value === '' ? '#' : target.value)}
    >
      <option value="">{t('La dirección de arriba')}</option>
      {isGone && <option value={value}>{t('Una página que ya no está')}</option>}
      {pages.map(({ id, name }) => (
        <option key={id} value={referenceToPage(id)}>
          {name}
        </option>
      ))}
      {legalKinds.map((kind) => (
        <option key={kind} value={`legal:${kind}`}>
          {t(legalNames[kind])}
        </option>
      ))}
    </DenseSelect>
  )
}
