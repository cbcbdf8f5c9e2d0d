import { letterTemplates } from '@aurelio/contracts/subscriptions'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { LayoutTemplate, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { api } from '../../../platform/api/client.ts'
import { errorText } from '../../../platform/api/error-text.ts'
import { Button } from '../../../ui/button.tsx'
import { InboxDrawing } from '../../../ui/drawings.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorPanel } from '../../../ui/error-panel.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { letterPath } from '../subscriptions-path.ts'
import { TabPart } from '../tab-part.tsx'
import { LetterRow } from './letter-row.tsx'
import { templateNames } from './templates/template-names.ts'
import { SendingSettings } from './sending/sending-settings.tsx'
import { tellRefusal } from '../tell-refusal.ts'

/** What was and will be sent at once, the last one first. */
export function LettersTab() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const create = useMutation(
    api.subscriptions.createLetter.mutationOptions({
      onSuccess: ({ id }) => void navigate(letterPath(id)),
      onError: tellRefusal,
    }),
  )
  const letters = useInfiniteQuery(
    api.subscriptions.letters.infiniteOptions({
      input: (cursor: string | undefined) => (cursor === undefined ? {} : { cursor }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor ?? undefined,
    }),
  )
  const rows = letters.data?.pages.flatMap(({ items }) => items)
  return (
    <TabPart
      text={t('Un envío es un correo que sale a toda una lista.')}
      action={
        <div className="flex flex-wrap gap-2">
          <SendingSettings />
          <Menu
            trigger={
              <Button
                icon={<LayoutTemplate aria-hidden="true" className="size-4" />}
                disabled={create.isPending}
              >
                {t('Empezar con')}
              </Button>
            }
          >
            {letterTemplates
              .filter((template) => template !== 'blank')
              .map((template) => (
                <MenuItem key={template} onSelect={() => create.mutate({ template })}>
                  {t(templateNames[template])}
                </MenuItem>
              ))}
          </Menu>
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" className="size-4" />}
            busy={create.isPending}
            onClick={() => create.mutate({})}
          >
            {t('Nuevo envío')}
          </Button>
        </div>
      }
    >
      {letters.isError && !rows && (
        <ErrorPanel
          title={t('No se han podido cargar los envíos')}
          text={errorText(letters.error)}
          action={<Button onClick={() => void letters.refetch()}>{t('Reintentar')}</Button>}
        />
      )}
      {letters.isPending && <Skeleton className="h-24 rounded-lg" />}
      {rows?.length === 0 && (
        <EmptyState
          drawing={<InboxDrawing />}
          title={t('Aún no has enviado nada')}
          text={t('Empieza un envío: lo escribes, lo pruebas en tu correo y sale cuando digas.')}
        />
      )}
      {rows && rows.length > 0 && (
        <ul className="flex flex-col divide-y rounded-lg border bg-surface">
          {rows.map((letter) => (
            <LetterRow key={letter.id} letter={letter} />
          ))}
        </ul>
      )}
      <LoadMore
        hasMore={letters.hasNextPage}
        busy={letters.isFetchingNextPage}
        error={letters.isFetchNextPageError ? errorText(letters.error) : undefined}
        onLoad={() => void letters.fetchNextPage()}
      />
    </TabPart>
  )
}
