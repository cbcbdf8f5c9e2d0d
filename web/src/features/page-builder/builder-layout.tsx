import { Navigate, Outlet, useMatch } from 'react-router'
import { BuilderSidebar, type BuilderSection } from './builder-sidebar.tsx'
import { builderPath, editorPath, readEditorSession } from './editor-session.ts'

/**
 * The builder's section. Where the editor was still open, the section's own address leads back into it; who
 * asks for one of its screens gets that screen.
 */
export function BuilderLayout({ sections }: { sections: readonly BuilderSection[] }) {
  const isIndex = useMatch(builderPath) !== null
  if (isIndex && readEditorSession().isOpen) return <Navigate to={editorPath} replace />
  return (
    <div className="flex flex-col gap-6 @2xl:flex-row @2xl:gap-8">
      <BuilderSidebar sections={sections} />
      <div className="@container min-w-0 flex-1">
        <Outlet />
      </div>
    </div>
  )
}
