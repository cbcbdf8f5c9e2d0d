import { decodeElements, type PageDocument } from '@aurelio/page/document'

/** What the preview shows of a kit: letters on each ground, buttons, a card and a form. */
export function samplePage(t: (key: string) => string): PageDocument {
  const decoded = decodeElements([
    band('container-1', 'token:background', [
      at('heading-1', 'heading', {
        text: t('Un título que se lee de un vistazo'),
        level: 2,
        color: 'token:text',
        fontSize: 'token:size-h3',
      }),
      at('text-1', 'text', {
        text: t('Así se leen los párrafos de tus páginas.'),
        color: 'token:muted-text',
        fontSize: 'token:size-body',
      }),
      at('button-1', 'button', {
        text: t('Un botón'),
        backgroundColor: 'token:primary',
        textColor: 'token:on-primary',
        borderRadius: 'token:button-radius',
      }),
      at('button-2', 'button', {
        text: t('Otro botón'),
        backgroundColor: 'token:accent',
        textColor: 'token:on-accent',
        borderRadius: 'token:button-radius',
      }),
    ]),
    band('container-2', 'token:surface', [
      at('card-1', 'card', {
        title: t('Una tarjeta'),
        text: t('Con su texto y su enlace.'),
        linkText: t('Un enlace'),
        image: '',
        titleColor: 'token:text',
        textColor: 'token:muted-text',
        linkColor: 'token:primary-text',
        backgroundColor: 'token:background',
        borderColor: 'token:line',
        borderRadius: 'token:radius',
        shadow: 'token:shadow',
      }),
    ]),
    band('container-3', 'token:text', [
      at('text-2', 'text', {
        text: t('Una franja que contrasta'),
        color: 'token:on-text',
        fontSize: 'token:size-lead',
      }),
      at('text-3', 'text', {
        text: t('Con su acento'),
        color: 'token:accent-on-text',
        fontSize: 'token:size-body',
      }),
    ]),
  ])
  if (!decoded.ok) throw decoded.error
  return decoded.document
}

function at(id: string, type: string, props: Record<string, unknown>) {
  return { id, type, name: '', props }
}

function band(id: string, backgroundColor: string, children: readonly unknown[]) {
  return at(id, 'container', {
    backgroundColor,
    padding: '24px',
    gap: '14px',
    minHeight: '0px',
    height: '0px',
    children,
  })
}
