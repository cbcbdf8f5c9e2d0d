import { Outlet } from 'react-router'
import { BuilderSidebar, type BuilderSection } from './builder-sidebar.tsx'

/** The builder's section. */
export function BuilderLayout({ sections }: { sections: readonly BuilderSection[] }) {
  return (
    <div className="flex flex-col gap-3 md:gap-6 @2xl:flex-row @2xl:gap-8">
      <BuilderSidebar sections={sections} />
      <div className="@container min-w-0 flex-1">
        <Outlet />
      </div>
    </div>
  )
}
