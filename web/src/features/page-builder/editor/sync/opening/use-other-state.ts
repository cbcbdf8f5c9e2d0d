import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../../../ui/toast.tsx'
import { replacePage } from '../../model/commands/replace-page.ts'
import type { EditorModel } from '../../model/state/editor-model.ts'
import type { EditorStart } from './start.ts'

/** Offers the other state once, where browser and server held different ones (decision 21). */
export function useOtherState({ store }: EditorModel, { other }: EditorStart): void {
  const { t } = useTranslation()
  useEffect(() => {
    if (!other) return
    const isLocal = other.from === 'local'
    notify.error(
      isLocal
        ? t('La página se ha guardado después en otro sitio y has abierto esa versión.')
        : t('Hemos recuperado cambios que no llegaron al servidor.'),
      {
        id: 'editor-other',
        action: {
          label: isLocal ? t('Usar los cambios de este navegador') : t('Usar la versión guardada'),
          onClick: () => replacePage(store, { document: other.document, label: 'Cambiar de versión' }),
        },
      },
    )
  }, [store, other, t])
}
