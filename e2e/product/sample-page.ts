type Element = { id: string; type: string; name: string; props: Record<string, unknown> }

/** A page of common size: a header, three rows of cards and a form with four fields (about forty elements). */
export function samplePage(): Element[] {
  const element = maker()
  const card = (title: string, text: string) =>
    element('container', { padding: '24px', gap: '12px', backgroundColor: '#ffffff', borderRadius: '12px' }, [
      element('heading', { text: title, level: 3, fontSize: '22px', color: '#111827' }),
      element('text', { text, fontSize: '16px', color: '#374151' }),
    ])
  const row = (titles: string[]) =>
    element(
      'container',
      { layout: 'horizontal', gap: '24px', padding: '32px', alignItems: 'stretch', flexWrap: 'wrap' },
      titles.map((title) =>
        card(title, 'Diseñamos, publicamos y medimos cada página para que tu equipo venda más.'),
      ),
    )
  return [
    element('section', { backgroundColor: '#f8f9fa', padding: '64px 24px' }, [
      element('heading', {
        text: 'Llena tu agenda de clientes',
        level: 1,
        fontSize: '48px',
        alignment: 'center',
      }),
      element('text', {
        text: 'Campañas claras, páginas rápidas y leads que llegan a tu correo.',
        fontSize: '18px',
      }),
      element('button', { text: 'Pide presupuesto', link: '#contacto', backgroundColor: '#6d28d9' }),
    ]),
    row(['Estrategia', 'Diseño', 'Contenido']),
    row(['Publicación', 'Medición', 'Mejora']),
    row(['Barcelona', 'Madrid', 'Valencia']),
    element('form', {
      fields: ['name', 'email', { name: 'phone', label: 'Teléfono' }, { name: 'message', label: 'Mensaje' }],
      buttonText: 'Enviar',
    }),
  ]
}

function maker() {
  let made = 0
  return (type: string, props: Record<string, unknown>, children?: Element[]): Element => {
    made += 1
    const id = `${type}-${String(1_700_000_000_000 + made)}`
    return { id, type, name: type, props: children ? { ...props, children } : props }
  }
}
