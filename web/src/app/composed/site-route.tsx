import { useNavigate, useParams } from 'react-router'
import { BrandSection } from '../../features/brand/brand-section.tsx'
import { ShareButton } from '../../features/clients/share-button.tsx'
import { openEditor } from '../../features/page-builder/editor-session.ts'
import { ExportSiteButton } from '../../features/page-builder/export/site/export-site-button.tsx'
import { WebNote } from '../../features/page-builder/new-web/web-note.tsx'
import { LanguagesSection } from '../../features/translations/site/languages-section.tsx'
import { VisitSettings } from '../../features/visits/settings/visit-settings.tsx'
import { LanguageHostSection } from '../../features/sites/host/language-host.tsx'
import { SiteScreen } from '../../features/sites/site-screen.tsx'

/** A site's screen, composed of the features that have something to say about one. */
export function SiteRoute() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  return (
    <SiteScreen
      key={id}
      id={id}
      brand={<BrandSection siteId={id} />}
      note={<WebNote siteId={id} />}
      visits={<VisitSettings siteId={id} />}
      renderLanguages={(site) => (
        <LanguagesSection
          site={site}
          renderHost={(code) => <LanguageHostSection site={site} code={code} />}
        />
      )}
      renderActions={(site) => (
        <>
          <ShareButton thing={{ kind: 'site', id: site.id }} />
          <ExportSiteButton site={site} />
        </>
      )}
      onEditPage={(page) => openEditor(navigate, { pageId: page.id, name: page.name })}
    />
  )
}
