import type { WholeLetter } from '@aurelio/contracts/subscriptions'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { isGone } from '../../../platform/api/field-errors.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { subscriptionsPath } from '../subscriptions-path.ts'
import { DraftLetter } from './draft-letter.tsx'
import { LeftLetter } from './left-letter.tsx'

/** While something is on its way, it is looked at so often. */
const busyMs = 1000

/** One letter: written and checked while it is here, watched and counted once it has left. */
export function LetterScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation()
  const letter = useQuery(
    api.subscriptions.letter.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => isMoving(state.data) && busyMs,
    }),
  )
  if (letter.data) {
    const { state } = letter.data
    return state === 'draft' || state === 'scheduled' ? (
      <DraftLetter key={id} letter={letter.data} />
    ) : (
      <LeftLetter key={id} letter={letter.data} />
    )
  }
  if (!letter.isError) return <Skeleton className="h-96 rounded-lg" />
  const gone = isGone(letter.error)
  return (
    <ErrorPanel
      heading
      title={gone ? t('Este envío no está') : t('No se ha podido cargar el envío')}
      text={
        gone ? t('Puede que se haya eliminado, o que la dirección no sea correcta.') : errorText(letter.error)
      }
      action={
        gone ? (
          <Link to={`${subscriptionsPath}?tab=letters`} className={buttonClass()}>
            {t('Volver a los envíos')}
          </Link>
        ) : (
          <Button onClick={() => void letter.refetch()}>{t('Reintentar')}</Button>
        )
      }
    />
  )
}

/** On its way, or about to be. */
function isMoving(letter: Pick<WholeLetter, 'state' | 'sendAt'> | undefined): boolean {
  if (letter?.state === 'sending') return true
  return letter?.state === 'scheduled' && Date.parse(letter.sendAt ?? '') < Date.now() + 60_000
}
