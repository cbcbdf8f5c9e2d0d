import { Eye, Layers, MonitorPlay, Pencil } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Logo } from '../../../../../ui/logo.tsx'
import { lazyPart } from '../../../../../ui/lazy-part.ts'
import { HistoryButton } from '../history/history-button.tsx'
import { Company } from '../people/company.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { openPreview } from '../preview/open-preview.ts'
import { saveNow, saveToPublish } from '../../sync/remote/manual-save.ts'
import { useSaveState } from '../../sync/state/use-save-state.ts'
import { useModel } from '../../model/state/model-context.ts'
import { useSync } from '../../sync/state/sync-context.ts'
import { useEditorState } from '../../model/state/hooks.ts'
import { PageVersions } from '../versions/lazy-page-versions.ts'
import { BackButton, Bar } from './bar.tsx'
import { ProjectName } from './project-name.tsx'
import { SaveStatusLine } from './save-status-line.tsx'
import { UndoRedo } from './undo-redo.tsx'
import { useLeave } from './use-leave.ts'
import { ViewportSwitcher } from './viewport-switcher.tsx'

const AssistantsButton = lazyPart(
  async () => (await import('../assistants/assistants-button.tsx')).AssistantsButton,
)
const VariantSwitch = lazyPart(async () => (await import('../variants/variant-switch.tsx')).VariantSwitch)
const PublishDialog = lazyPart(async () => (await import('../publish/publish-dialog.tsx')).PublishDialog)
const PublishedPage = lazyPart(async () => (await import('./published-page.tsx')).PublishedPage)
const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu)

type TopBarProps = {
  /** Buttons that open the panels where they are drawers. */
  panelButtons: ReactNode
  /** A phone keeps in a menu what its width has no room for. */
  isPhone: boolean
}

export function TopBar({ panelButtons, isPhone }: TopBarProps) {
  const { t } = useTranslation()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  const { leave, isLeaving } = useLeave()
  return (
    <Bar>
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <Logo className="size-7 max-sm:hidden" />
        <BackButton data-action="back" busy={isLeaving} onClick={() => void leave()}>
          {t('Volver')}
        </BackButton>
        <ProjectName />
        <SaveStatusLine />
      </div>
      <div className="flex items-center gap-2 max-lg:order-1">
        {panelButtons}
        <ViewportSwitcher />
        <Suspense fallback={null}>
          <VariantSwitch />
        </Suspense>
      </div>
      <div className="contents lg:flex lg:flex-1 lg:items-center lg:justify-end lg:gap-1">
        <div className="flex items-center gap-1 max-lg:order-1 max-lg:ml-auto">
          <Company />
          <Suspense fallback={null}>
            <AssistantsButton />
            {!isPhone && <PublishedPage />}
          </Suspense>
          {!isReadOnly && (
            <>
              <UndoRedo />
              <HistoryButton />
              <VersionsButton />
              <HelpButton />
            </>
          )}
          {(isReadOnly || !isPhone) && <ReadOnlyButton />}
          <Suspense fallback={null}>{isPhone ? <PhoneMenu /> : <PreviewButton />}</Suspense>
        </div>
        <SaveButtons />
      </div>
    </Bar>
  )
}

function VersionsButton() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="dense"
        label={t('Versiones')}
        icon={<Layers aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
        className="max-sm:hidden"
      />
      <Suspense fallback={null}>{isOpen && <PageVersions onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

function ReadOnlyButton() {
  const { t } = useTranslation()
  const { store } = useModel()
  const isReadOnly = useEditorState((state) => state.isReadOnly)
  return isReadOnly ? (
    <Button
      size="dense"
      icon={<Pencil aria-hidden="true" className="size-4" />}
      onClick={() => store.setState({ isReadOnly: false })}
    >
      {t('Volver al Editor')}
    </Button>
  ) : (
    <IconButton
      size="dense"
      label={t('Ver en solo lectura')}
      icon={<Eye aria-hidden="true" className="size-4" />}
      onClick={() => store.setState({ isReadOnly: true, selectedId: null })}
    />
  )
}

function PreviewButton() {
  const { t } = useTranslation()
  const editor = useSync()
  return (
    <Button
      variant="ghost"
      size="dense"
      data-action="preview"
      icon={<MonitorPlay aria-hidden="true" className="size-4" />}
      onClick={() => openPreview(editor)}
    >
      {t('Vista Previa')}
    </Button>
  )
}

function SaveButtons() {
  const { t } = useTranslation()
  const editor = useSync()
  const isSaving = useSaveState((state) => state.isSavingNow)
  const isPublishing = useSaveState((state) => state.isPublishing)
  const isVariant = useSaveState((state) => state.page?.variant !== undefined)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex items-center gap-1">
      <Button size="dense" data-action="save" busy={isSaving} onClick={() => void saveNow(editor)}>
        {t('Guardar')}
      </Button>
      {/* A variant goes out with its test. */}
      {!isVariant && (
        <Button
          variant="primary"
          size="dense"
          data-action="publish"
          busy={isPublishing}
          onClick={() => void saveToPublish(editor).then(setOpen)}
        >
          {t('Publicar')}
        </Button>
      )}
      <Suspense fallback={null}>{isOpen && <PublishDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  )
}
