import type { en } from './en.ts'

export const de = {
  'Optimizador de Imágenes': 'Bildoptimierer',
  'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.':
    'Die Datei ist kein JPEG-, PNG-, WebP-, GIF-, AVIF- oder SVG-Bild.',
  'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.':
    'Das Bild ist größer als 20 MB. Verkleinern Sie es und versuchen Sie es erneut.',
  'Antes y después': 'Vorher und nachher',
  'Línea entre antes y después': 'Linie zwischen vorher und nachher',
  'Antes: {{size}} KB': 'Vorher: {{size}} KB',
  'de {{before}} a {{after}}': 'von {{before}} auf {{after}}',
  'Después: {{size}} KB': 'Nachher: {{size}} KB',
  Alejar: 'Verkleinern',
  'Volver al 100 %': 'Zurück auf 100 %',
  Acercar: 'Vergrößern',
  Después: 'Nachher',
  Antes: 'Vorher',
  'Arrastra y suelta imágenes aquí, o haz clic para seleccionar':
    'Bilder hierher ziehen oder zum Auswählen klicken',
  'Suelta para añadir las imágenes': 'Loslassen, um die Bilder hinzuzufügen',
  'Aquí solo se añaden imágenes': 'Hier lassen sich nur Bilder hinzufügen',
  'Leyendo los archivos…': 'Dateien werden gelesen…',
  'Formatos: JPEG, PNG, WebP y GIF; también AVIF, TIFF y HEIC. Puedes añadir varios archivos a la vez, soltar carpetas o pegar.':
    'Formate: JPEG, PNG, WebP und GIF; auch AVIF, TIFF und HEIC. Sie können mehrere Dateien auf einmal hinzufügen, Ordner ablegen oder einfügen.',
  'Elegir una carpeta': 'Ordner auswählen',
  Error: 'Fehler',
  'Cerrar ×': 'Schließen ×',
  'Qué manda': 'Was den Ausschlag gibt',
  'La calidad elegida': 'Die gewählte Qualität',
  'Calidad automática': 'Automatische Qualität',
  'Misma calidad visual': 'Gleiche sichtbare Qualität',
  'El mismo número se ve igual de bien en JPEG, WebP y AVIF: se busca imagen a imagen.':
    'Dieselbe Zahl sieht in JPEG, WebP und AVIF gleich gut aus: Sie wird Bild für Bild gesucht.',
  'Un tamaño en KB': 'Eine Größe in KB',
  'Parecido con el original': 'Ähnlichkeit mit dem Original',
  'Busca la calidad más baja que aún se ve así de bien, imagen a imagen.':
    'Sucht Bild für Bild die niedrigste Qualität, die noch so gut aussieht.',
  'Casi idéntica': 'Fast identisch',
  'Muy buena': 'Sehr gut',
  'Buena, lo más ligera posible': 'Gut, so klein wie möglich',
  'Tamaño objetivo en KB': 'Zielgröße in KB',
  'Cada imagen queda por debajo, como mucho un 10 % menos.': 'Jedes Bild bleibt darunter, um höchstens 10 %.',
  Metadatos: 'Metadaten',
  'Ubicación, cámara y autoría que vienen dentro de la foto.': 'Ort, Kamera und Urheber, die im Foto stehen.',
  'Quitarlos todos': 'Alle entfernen',
  'Conservar la autoría': 'Urheber behalten',
  'Conservarlos todos': 'Alle behalten',
  'Color de fondo para lo transparente': 'Hintergrundfarbe für Transparentes',
  'Nombre de los archivos': 'Dateinamen',
  'Puedes usar {nombre}, {ancho}, {alto}, {n}, {fecha} y {formato}. Ejemplo: {{name}}':
    'Möglich sind {nombre}, {ancho}, {alto}, {n}, {fecha} und {formato}. Beispiel: {{name}}',
  'Original: {{size}} KB': 'Original: {{size}} KB',
  'Optimizado: {{size}} KB ({{percent}}% más pequeño)': 'Optimiert: {{size}} KB ({{percent}} % kleiner)',
  'Optimizado: {{size}} KB ({{percent}}% más grande)': 'Optimiert: {{size}} KB ({{percent}} % größer)',
  'Se perderá la animación': 'Die Animation geht verloren',
  '«{{name}}» tiene {{frames}} fotogramas y solo quedará el primero.':
    '„{{name}}“ hat {{frames}} Einzelbilder, nur das erste bleibt.',
  '{{count}} imágenes están animadas y de cada una solo quedará el primer fotograma.':
    '{{count}} Bilder sind animiert, von jedem bleibt nur das erste Einzelbild.',
  'Optimizar solo las demás': 'Nur die anderen optimieren',
  'Quedarse con el primer fotograma': 'Erstes Einzelbild behalten',
  'Destacar {{name}}': '{{name}} hervorheben',
  'Sin vista previa': 'Keine Vorschau',
  Desactualizado: 'Veraltet',
  'Animación de {{count}} fotogramas': 'Animation mit {{count}} Einzelbildern',
  'Avance de {{name}}': 'Fortschritt von {{name}}',
  'En cola': 'In der Warteschlange',
  Optimizando: 'Wird optimiert',
  Optimizar: 'Optimieren',
  'Más acciones para {{name}}': 'Weitere Aktionen für {{name}}',
  'Comparar antes y después': 'Vorher und nachher vergleichen',
  'Crear juego srcset': 'srcset erstellen',
  'Usar en una página': 'Auf einer Seite verwenden',
  Imágenes: 'Bilder',
  'Reduce el peso de tus imágenes antes de publicarlas.':
    'Verkleinern Sie Ihre Bilder, bevor Sie sie veröffentlichen.',
  'Todo ocurre en tu navegador: tus imágenes no se envían a ningún sitio.':
    'Alles geschieht in Ihrem Browser: Ihre Bilder werden nirgendwohin gesendet.',
  Preajuste: 'Voreinstellung',
  'Aún no hay ninguno': 'Noch keine vorhanden',
  'Elige uno': 'Bitte wählen',
  'Borrar el preajuste «{{name}}»': 'Voreinstellung „{{name}}“ löschen',
  'El navegador no deja guardar nada. Revisa si bloquea los datos de este sitio.':
    'Der Browser lässt nichts speichern. Prüfen Sie, ob er die Daten dieser Seite blockiert.',
  'Preajuste «{{name}}» guardado': 'Voreinstellung „{{name}}“ gespeichert',
  'Guardar estos ajustes como': 'Diese Einstellungen speichern als',
  'El archivo no es una imagen que este navegador pueda leer. Comprueba que se abre en otro programa.':
    'Die Datei ist kein Bild, das dieser Browser lesen kann. Prüfen Sie, ob sie sich in einem anderen Programm öffnen lässt.',
  'El archivo está incompleto o dañado. Vuelve a copiarlo o a descargarlo.':
    'Die Datei ist unvollständig oder beschädigt. Kopieren oder laden Sie sie noch einmal.',
  'Este navegador no puede leer fotos HEIC. Expórtala como JPEG o ábrela en Safari.':
    'Dieser Browser kann keine HEIC-Fotos lesen. Exportieren Sie es als JPEG oder öffnen Sie es in Safari.',
  'Es un dibujo vectorial (SVG) y no se comprime como una foto. Úsalo tal cual.':
    'Das ist eine Vektorgrafik (SVG), sie wird nicht wie ein Foto komprimiert. Verwenden Sie sie, wie sie ist.',
  'Mide {{width}} × {{height}} píxeles, más de los 120 millones que caben en memoria. Redúcela antes.':
    'Es misst {{width}} × {{height}} Pixel, mehr als die 120 Millionen, die in den Speicher passen. Verkleinern Sie es vorher.',
  'Mide {{width}} × {{height}} píxeles y el formato de salida no admite tanto. Baja el ancho máximo.':
    'Es misst {{width}} × {{height}} Pixel, so viel nimmt das Ausgabeformat nicht an. Verringern Sie die maximale Breite.',
  'No se puede leer el archivo: puede que se haya movido o borrado. Vuelve a añadirlo.':
    'Die Datei kann nicht gelesen werden: Vielleicht wurde sie verschoben oder gelöscht. Fügen Sie sie erneut hinzu.',
  'No hay memoria suficiente para esta imagen. Cierra otras pestañas o baja el ancho máximo.':
    'Für dieses Bild reicht der Speicher nicht. Schließen Sie andere Tabs oder verringern Sie die maximale Breite.',
  'El codificador no ha podido con esta imagen. Prueba con otro formato de salida.':
    'Der Encoder kam mit diesem Bild nicht zurecht. Versuchen Sie ein anderes Ausgabeformat.',
  'Es una animación y se perdería todo menos el primer fotograma. Optimízala desde su tarjeta.':
    'Es ist eine Animation, und alles außer dem ersten Einzelbild ginge verloren. Optimieren Sie sie über ihre Karte.',
  'Se conserva el original: ya no se puede reducir sin cambiarlo.':
    'Das Original bleibt: Kleiner geht es nicht, ohne es zu verändern.',
  'Ha crecido al cambiar de formato o de ancho.': 'Es ist durch den Format- oder Breitenwechsel gewachsen.',
  'En realidad es {{kind}}, aunque su nombre diga otra cosa.':
    'In Wirklichkeit ist es {{kind}}, auch wenn der Name anderes sagt.',
  'Solo el primero de sus {{count}} fotogramas.': 'Nur das erste von {{count}} Einzelbildern.',
  'Color convertido a sRGB.': 'Farbe in sRGB umgewandelt.',
  'Color convertido de {{profile}} a sRGB.': 'Farbe von {{profile}} in sRGB umgewandelt.',
  'Color convertido de CMYK a sRGB.': 'Farbe von CMYK in sRGB umgewandelt.',
  'De {{bits}} a 8 bits por color.': 'Von {{bits}} auf 8 Bit pro Farbe.',
  'No se puede bajar más: supera el tamaño objetivo.': 'Kleiner geht es nicht: Es liegt über der Zielgröße.',
  'Reducida a {{width}} × {{height}} píxeles para llegar al tamaño.':
    'Auf {{width}} × {{height}} Pixel verkleinert, um die Größe zu erreichen.',
  'Sigue animada: {{count}} fotogramas.': 'Weiterhin animiert: {{count}} Einzelbilder.',
  'Con estos ajustes la imagen destacada pasa de {{before}} a {{after}} KB.':
    'Mit diesen Einstellungen geht das hervorgehobene Bild von {{before}} auf {{after}} KB.',
  'Con estos ajustes la primera imagen pasa de {{before}} a {{after}} KB.':
    'Mit diesen Einstellungen geht das erste Bild von {{before}} auf {{after}} KB.',
  'Recortar y girar': 'Zuschneiden und drehen',
  'Marca sobre la imagen lo que se queda. El archivo original no cambia.':
    'Markieren Sie auf dem Bild, was bleibt. Die Originaldatei ändert sich nicht.',
  'Girar a la izquierda': 'Nach links drehen',
  'Girar a la derecha': 'Nach rechts drehen',
  'Marcar el centro': 'Mitte markieren',
  'Quitar el recorte': 'Zuschnitt entfernen',
  Aplicar: 'Anwenden',
  Avanzado: 'Erweitert',
  'Resolución del color': 'Farbauflösung',
  'Según la imagen': 'Je nach Bild',
  Completa: 'Voll',
  'La mitad': 'Halb',
  'Progresivo: se ve entera desde el principio': 'Progressiv: von Anfang an ganz zu sehen',
  'Esfuerzo del codificador': 'Aufwand des Encoders',
  'Poco: tarda menos': 'Wenig: dauert kürzer',
  'El habitual': 'Wie üblich',
  'Mucho: pesa menos, tarda más': 'Viel: kleiner, langsamer',
  'JPEG XL pesa aún menos, pero pocos navegadores lo muestran.':
    'JPEG XL ist noch kleiner, aber nur wenige Browser zeigen es an.',
  'No se puede vigilar esa carpeta. Prueba con otra.':
    'Dieser Ordner lässt sich nicht überwachen. Versuchen Sie einen anderen.',
  'Vigilando «{{name}}»: sus imágenes nuevas se añaden solas.':
    '„{{name}}“ wird überwacht: Neue Bilder kommen von selbst dazu.',
  'Vigilar una carpeta': 'Ordner überwachen',
  'Dejar de vigilar': 'Nicht mehr überwachen',
  '{{format}} se guarda sin metadatos.': '{{format}} wird ohne Metadaten gespeichert.',
  'Parecido {{score}} de 100: no llega más con este formato.':
    'Ähnlichkeit {{score}} von 100: Mehr gibt dieses Format nicht her.',
  'Error al crear el archivo zip: {{reason}}': 'Fehler beim Erstellen der ZIP-Datei: {{reason}}',
  'Error al optimizar la imagen: {{reason}}': 'Fehler beim Optimieren des Bildes: {{reason}}',
  'Y {{count}} más: mira sus tarjetas.': 'Und {{count}} weitere: siehe ihre Karten.',
  'Error al optimizar múltiples imágenes: {{reason}}': 'Fehler beim Optimieren mehrerer Bilder: {{reason}}',
  'Ajustes de Optimización': 'Optimierungseinstellungen',
  'Ancho Máximo: {{width}}px': 'Maximale Breite: {{width}} px',
  'Calidad: {{quality}}%': 'Qualität: {{quality}} %',
  'Mantener Proporción': 'Seitenverhältnis beibehalten',
  Rápido: 'Schnell',
  'Usa los codificadores del navegador: tarda menos, pesa más.':
    'Nutzt die Encoder des Browsers: schneller, aber größer.',
  'La calidad se ajusta sola a cada imagen: mira «Más opciones».':
    'Die Qualität passt sich jedem Bild an: siehe „Mehr Optionen“.',
  'AVIF ocupa menos pero tarda bastante más.': 'AVIF ist kleiner, dauert aber deutlich länger.',
  'PNG al 100 % no pierde nada.': 'PNG bei 100 % verliert nichts.',
  'PNG reduce colores según la calidad; al 100 % no pierde nada.':
    'PNG verringert die Farben je nach Qualität; bei 100 % geht nichts verloren.',
  'Rápido usa los codificadores del navegador: tarda menos, pesa más.':
    'Schnell nutzt die Encoder des Browsers: schneller, aber größer.',
  'Juego srcset': 'Srcset',
  'Varias versiones de «{{name}}» para que cada pantalla descargue la suya.':
    'Mehrere Fassungen von „{{name}}“, damit jeder Bildschirm die passende lädt.',
  'Descargar las {{count}} imágenes': 'Die {{count}} Bilder herunterladen',
  'Anchos en píxeles': 'Breiten in Pixeln',
  Formatos: 'Formate',
  'Avance del juego': 'Fortschritt des Satzes',
  'Código copiado': 'Code kopiert',
  'No se ha podido copiar. Selecciona el código y cópialo a mano.':
    'Das Kopieren hat nicht geklappt. Markieren Sie den Code und kopieren Sie ihn von Hand.',
  'Copiar código': 'Code kopieren',
  'Ancho en la página (sizes)': 'Breite auf der Seite (sizes)',
  'Código para tu página': 'Code für Ihre Seite',
  'Imágenes Cargadas ({{total}})': 'Geladene Bilder ({{total}})',
  'Actualizar las desactualizadas ({{stale}})': 'Veraltete aktualisieren ({{stale}})',
  'Optimizando...': 'Wird optimiert...',
  'Optimizar Todas las Imágenes': 'Alle Bilder optimieren',
  'Reiniciar Todo': 'Alles zurücksetzen',
  'Descargar Todas Individualmente': 'Alle einzeln herunterladen',
  'Descargar Como ZIP': 'Als ZIP herunterladen',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)':
    '{{count}} fertig: von {{before}} auf {{after}} KB ({{percent}} % weniger)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)':
    '{{count}} fertig: von {{before}} auf {{after}} KB ({{percent}} % mehr)',
  '{{done}} de {{total}} imágenes': '{{done}} von {{total}} Bildern',
  'Avance del lote': 'Fortschritt des Stapels',
  'Guardando «{{name}}» en tus imágenes…': '„{{name}}“ wird in Ihren Bildern gespeichert…',
  '«{{name}}» ya está en las imágenes de tus páginas': '„{{name}}“ gehört jetzt zu den Bildern Ihrer Seiten',
  'La encontrarás al elegir una imagen en el editor.':
    'Sie finden es, wenn Sie im Editor ein Bild auswählen.',
  'Guardando imágenes: {{done}} de {{total}}…': 'Bilder werden gespeichert: {{done}} von {{total}}…',
  '{{count}} imágenes no se han guardado: {{names}}': '{{count}} Bilder wurden nicht gespeichert: {{names}}',
  '{{count}} imágenes no se han guardado: {{names}}_one': '{{count}} Bild wurde nicht gespeichert: {{names}}',
  '{{total}} imágenes ya están en las imágenes de tus páginas':
    '{{total}} Bilder sind jetzt bei den Bildern Ihrer Seiten',
  'Las encontrarás al elegir una imagen en el editor.':
    'Sie finden sie beim Auswählen eines Bildes im Editor.',
  'Ir al constructor': 'Zum Baukasten',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} fertig: von {{before}} auf {{after}} KB ({{percent}} % weniger)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)_one':
    '{{count}} fertig: von {{before}} auf {{after}} KB ({{percent}} % mehr)',
  'Descargar las {{count}} imágenes_one': 'Das Bild herunterladen',
  'Formato de Salida': 'Ausgabeformat',
  'Reduce el peso de tus imágenes sin que salgan de tu navegador.':
    'Bilder verkleinern, ohne dass sie Ihren Browser verlassen.',
  'Optimizador de Imagenes': 'Bildoptimierer',
  'Reduce el peso de tus imágenes en tu navegador': 'Bilder im Browser verkleinern',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}':
    '{{count}} Dateien wurden nicht hinzugefügt, weil sie keine Bilder sind: {{names}}',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}_one':
    '{{count}} Datei wurde nicht hinzugefügt, weil sie kein Bild ist: {{names}}',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo.':
    '{{count}} Bilder können transparent sein: In JPEG liegen sie auf der Hintergrundfarbe.',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo._one':
    '{{count}} Bild kann transparent sein: In JPEG liegt es auf der Hintergrundfarbe.',
  'Conservarla en WebP': 'In WebP behalten',
  'Solo la primera de sus {{count}} páginas.': 'Nur die erste von {{count}} Seiten.',
  'Su perfil de color no se aplica: comprueba los tonos.':
    'Das Farbprofil wird nicht angewandt: Prüfen Sie die Töne.',
  'Tenía transparencia: ahora está sobre el color de fondo.':
    'Es war transparent: Jetzt liegt es auf der Hintergrundfarbe.',
  'Tamaño de la imagen': 'Bildgröße',
  'Según el deslizador': 'Nach dem Schieberegler',
  'Píxeles exactos': 'Genaue Pixel',
  'Sin cambiar el tamaño': 'Ohne die Größe zu ändern',
  'Ancho en píxeles': 'Breite in Pixeln',
  'Las imágenes más estrechas no se agrandan.': 'Schmalere Bilder werden nicht vergrößert.',
  'Este navegador ya abre el optimizador sin conexión.': 'Dieser Browser öffnet es nun auch ohne Verbindung.',
  'Instalar como aplicación': 'Als App installieren',
  'Conserva sus colores {{profile}}.': 'Behält seine {{profile}}-Farben.',
} satisfies Record<keyof typeof en, string>
