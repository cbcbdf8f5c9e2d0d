/** Under what the pages of a site stand: empty for /p/, else the id of the site, whose host it is. */
export type SitePlace = { id: string; root: string }
