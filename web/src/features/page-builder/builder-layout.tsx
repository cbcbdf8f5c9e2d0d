import { Navigate, Outlet } from 'react-router'
import { BuilderSidebar } from './builder-sidebar.tsx'
import { editorPath, readEditorSession } from './editor-session.ts'

/** The builder's section. While the editor is open it replaces the whole section, also after a reload. */
export function BuilderLayout() {
  if (readEditorSession().isOpen) return <Navigate to={editorPath} replace />
  return (
    <div className="flex flex-col gap-6 lg:flex-row lg:gap-8">
      <BuilderSidebar />
      <div className="min-w-0 flex-1">
        <Outlet />
      </div>
    </div>
  )
}
