import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api } from '../../../../../platform/api/client.ts'
import { errorText } from '../../../../../platform/api/error-text.ts'
import { Button } from '../../../../../ui/button.tsx'
import { notify } from '../../../../../ui/toast.tsx'

/** Makes the legal pages of the site, to which the consent of the form leads from then on. */
export function LegalFix({ siteId, onMade }: { siteId: string; onMade: () => void }) {
  const { t } = useTranslation()
  const creation = useMutation(
    api.sites.createLegalPages.mutationOptions({
      onSuccess: () => {
        onMade()
        notify.success(t('Páginas legales publicadas'))
      },
      onError: (error) =>
        notify.error(
          errorText(error, {
            LEGAL_DATA_MISSING:
              'Faltan los datos legales del espacio. Rellénalos en Configuración y vuelve a intentarlo.',
          }),
        ),
    }),
  )
  return (
    <Button size="dense" busy={creation.isPending} onClick={() => creation.mutate({ id: siteId })}>
      {t('Arreglar')}
    </Button>
  )
}
