import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { leaveSymbol } from '../editor-session.ts'
import { startSymbol } from './sync/opening/start-symbol.ts'
import { symbolFailureText } from './sync/symbols/symbol-words.ts'
import { SymbolWorkspace } from './symbol-workspace.tsx'

/** The fullscreen editor of one symbol. */
export function SymbolScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { id = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: ['symbol-start', id],
    queryFn: () => startSymbol(id),
    // Found once: what is edited from then on is the editor's own.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    retry: false,
  })
  if (data) return <SymbolWorkspace {...data} />
  return (
    <main className="grid h-dvh place-items-center bg-background p-4">
      {error ? (
        <ErrorPanel
          title={t('No se ha podido abrir el símbolo')}
          text={symbolFailureText(error)}
          action={<Button onClick={() => leaveSymbol(navigate, params)}>{t('Volver')}</Button>}
        />
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner className="size-5 text-accent-text" />
          {t('Abriendo el símbolo...')}
        </p>
      )}
    </main>
  )
}
