import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Keys } from '../../../../../ui/keys.tsx'

type Line = { text: string; keys: readonly string[] }

const groups: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'Elegir',
    lines: [
      { text: 'Elemento siguiente o anterior', keys: ['↓', '↑'] },
      { text: 'Primer elemento de dentro', keys: ['→'] },
      { text: 'Contenedor que lo rodea', keys: ['←'] },
      { text: 'Principio y final de la página', keys: ['Inicio', 'Fin'] },
      { text: 'No elegir nada', keys: ['Esc'] },
    ],
  },
  {
    title: 'Mover',
    lines: [
      { text: 'Levantar lo elegido, o una pieza del panel', keys: ['Espacio'] },
      { text: 'Llevarlo al sitio anterior o siguiente', keys: ['↑', '↓'] },
      { text: 'Soltarlo', keys: ['Intro'] },
      { text: 'Devolverlo a su sitio', keys: ['Esc'] },
      { text: 'Subir o bajar un puesto', keys: ['Alt ↑', 'Alt ↓'] },
      { text: 'Meter en el contenedor de al lado', keys: ['Alt →'] },
      { text: 'Sacar de su contenedor', keys: ['Alt ←'] },
      { text: 'Llevar una copia', keys: ['Alt arrastrar'] },
    ],
  },
  {
    title: 'Cambiar',
    lines: [
      { text: 'Deshacer', keys: ['Ctrl Z'] },
      { text: 'Rehacer', keys: ['Ctrl Y'] },
      { text: 'Duplicar', keys: ['Ctrl D'] },
      { text: 'Copiar y pegar', keys: ['Ctrl C', 'Ctrl V'] },
      { text: 'Cortar', keys: ['Ctrl X'] },
      { text: 'Eliminar', keys: ['Supr'] },
      { text: 'Buscar y reemplazar', keys: ['Ctrl F'] },
      { text: 'Guardar', keys: ['Ctrl S'] },
    ],
  },
  {
    title: 'Escribir en la página',
    lines: [
      { text: 'Negrita', keys: ['Ctrl B'] },
      { text: 'Cursiva', keys: ['Ctrl I'] },
      { text: 'Enlace', keys: ['Ctrl K'] },
      { text: 'Barra de formato', keys: ['Alt F10'] },
      { text: 'Salto de línea', keys: ['Mayús Intro'] },
    ],
  },
  {
    title: 'Lienzo',
    lines: [
      { text: 'Acercar o alejar', keys: ['Ctrl rueda'] },
      { text: 'Tamaño real', keys: ['Ctrl 0'] },
    ],
  },
]

/** What the keys do in the editor, and the fingers. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Atajos del editor')}
      description={t(
        'Tab lleva al lienzo y sale de él. Con el dedo: mantén pulsado un elemento para levantarlo, arrástralo y suéltalo; varios se eligen en las capas.',
      )}
      // A cross would take the focus and show its tooltip, which then takes the first Escape.
      hasCross={false}
      actions={<Button onClick={onClose}>{t('Cerrar')}</Button>}
      className="max-w-lg"
    >
      <div className="min-h-0 overflow-y-auto">
        {groups.map(({ title, lines }) => (
          <section key={title} className="mb-4 last:mb-0">
            <h3 className="mb-1 text-sm font-semibold">{t(title)}</h3>
            <dl className="flex flex-col divide-y rounded-md border">
              {lines.map(({ text, keys }) => (
                <div
                  key={text}
                  className="flex min-h-8 items-center justify-between gap-4 px-3 py-1 text-dense"
                >
                  <dt>{t(text)}</dt>
                  <dd className="flex gap-2">
                    {keys.map((each) => (
                      <Keys key={each} keys={t(each)} />
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
