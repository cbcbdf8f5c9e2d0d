/** A picture of the guides: a screen of the product in one of its states, as the contact sheets know them. */
export type GuidePicture = {
  name: string
  screen: string
  state: string
  /** Words that stand in the middle of the picture, where it would not show them otherwise. */
  around?: string
}

/** Every picture of the guides. `npm run shots -- --guides` takes them anew, out of the running product. */
export const guidePictures: readonly GuidePicture[] = [
  { name: 'account', screen: 'profile', state: 'dos factores' },
  { name: 'analytics', screen: 'analytics', state: 'inicio' },
  { name: 'brand', screen: 'builder-site', state: 'sitio', around: 'Marca' },
  { name: 'calendar', screen: 'calendar', state: 'agenda' },
  { name: 'compare', screen: 'image-optimizer', state: 'antes y después' },
  { name: 'editor', screen: 'editor', state: 'texto seleccionado' },
  { name: 'layers', screen: 'editor', state: 'capas y varios seleccionados' },
  { name: 'lead', screen: 'leads-panel', state: 'un lead abierto' },
  { name: 'library', screen: 'builder-symbol', state: 'biblioteca' },
  { name: 'members', screen: 'settings-members', state: 'inicio' },
  { name: 'overview', screen: 'builder-overview', state: 'inicio', around: 'Borrador' },
  { name: 'palette', screen: 'palette', state: 'con lo encontrado' },
  { name: 'pdf', screen: 'pdf-tools', state: 'unido' },
  { name: 'phone', screen: 'editor', state: 'móvil' },
  { name: 'review', screen: 'review', state: 'del equipo', around: 'Resolver' },
  { name: 'seo', screen: 'seo-generator', state: 'procesado' },
  { name: 'site', screen: 'builder-site', state: 'sitio' },
  { name: 'tasks', screen: 'tasks', state: 'board', around: 'Llamar a la imprenta' },
  { name: 'tokens', screen: 'settings-api', state: 'inicio' },
]
