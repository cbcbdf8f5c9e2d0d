export const en = {
  'Optimizador de Imágenes': 'Image optimizer',
  'El archivo no es una imagen JPEG, PNG, WebP, GIF, AVIF o SVG.':
    'The file is not a JPEG, PNG, WebP, GIF, AVIF or SVG image.',
  'La imagen pasa de 20 MB. Redúcela y vuelve a intentarlo.':
    'The image is above 20 MB. Reduce it and try again.',
  'Antes y después': 'Before and after',
  'Línea entre antes y después': 'Line between before and after',
  'Antes: {{size}} KB': 'Before: {{size}} KB',
  'de {{before}} a {{after}}': 'from {{before}} to {{after}}',
  'Después: {{size}} KB': 'After: {{size}} KB',
  Alejar: 'Zoom out',
  'Volver al 100 %': 'Back to 100%',
  Acercar: 'Zoom in',
  Después: 'After',
  Antes: 'Before',
  'Arrastra y suelta imágenes aquí, o haz clic para seleccionar':
    'Drag and drop images here, or click to choose',
  'Suelta para añadir las imágenes': 'Drop to add the images',
  'Aquí solo se añaden imágenes': 'Only images can be added here',
  'Leyendo los archivos…': 'Reading the files…',
  'Formatos: JPEG, PNG, WebP y GIF; también AVIF, TIFF y HEIC. Puedes añadir varios archivos a la vez, soltar carpetas o pegar.':
    'Formats: JPEG, PNG, WebP and GIF; AVIF, TIFF and HEIC too. You can add several files at once, drop folders or paste.',
  'Elegir una carpeta': 'Choose a folder',
  Error: 'Error',
  'Cerrar ×': 'Close ×',
  'Qué manda': 'What decides',
  'La calidad elegida': 'The chosen quality',
  'Calidad automática': 'Automatic quality',
  'Misma calidad visual': 'Same visual quality',
  'El mismo número se ve igual de bien en JPEG, WebP y AVIF: se busca imagen a imagen.':
    'The same number looks equally good in JPEG, WebP and AVIF: it is searched image by image.',
  'Un tamaño en KB': 'A size in KB',
  'Parecido con el original': 'Likeness to the original',
  'Busca la calidad más baja que aún se ve así de bien, imagen a imagen.':
    'Finds the lowest quality that still looks this good, image by image.',
  'Casi idéntica': 'Almost identical',
  'Muy buena': 'Very good',
  'Buena, lo más ligera posible': 'Good, as light as possible',
  'Tamaño objetivo en KB': 'Target size in KB',
  'Cada imagen queda por debajo, como mucho un 10 % menos.': 'Each image stays below it, by at most 10%.',
  Metadatos: 'Metadata',
  'Ubicación, cámara y autoría que vienen dentro de la foto.':
    'Location, camera and author that come inside the photo.',
  'Quitarlos todos': 'Remove them all',
  'Conservar la autoría': 'Keep the author',
  'Conservarlos todos': 'Keep them all',
  'Color de fondo para lo transparente': 'Background colour for transparent parts',
  'Nombre de los archivos': 'File names',
  'Puedes usar {nombre}, {ancho}, {alto}, {n}, {fecha} y {formato}. Ejemplo: {{name}}':
    'You can use {nombre}, {ancho}, {alto}, {n}, {fecha} and {formato}. Example: {{name}}',
  'Original: {{size}} KB': 'Original: {{size}} KB',
  'Optimizado: {{size}} KB ({{percent}}% más pequeño)': 'Optimized: {{size}} KB ({{percent}}% smaller)',
  'Optimizado: {{size}} KB ({{percent}}% más grande)': 'Optimized: {{size}} KB ({{percent}}% larger)',
  'Se perderá la animación': 'The animation will be lost',
  '«{{name}}» tiene {{frames}} fotogramas y solo quedará el primero.':
    '“{{name}}” has {{frames}} frames and only the first will remain.',
  '{{count}} imágenes están animadas y de cada una solo quedará el primer fotograma.':
    '{{count}} images are animated and only the first frame of each will remain.',
  'Optimizar solo las demás': 'Optimize only the others',
  'Quedarse con el primer fotograma': 'Keep the first frame',
  'Destacar {{name}}': 'Highlight {{name}}',
  'Sin vista previa': 'No preview',
  Desactualizado: 'Outdated',
  'Animación de {{count}} fotogramas': 'Animation of {{count}} frames',
  'Avance de {{name}}': 'Progress of {{name}}',
  'En cola': 'Queued',
  Optimizando: 'Optimizing',
  Optimizar: 'Optimize',
  'Más acciones para {{name}}': 'More actions for {{name}}',
  'Comparar antes y después': 'Compare before and after',
  'Crear juego srcset': 'Make a srcset',
  'Usar en una página': 'Use on a page',
  Imágenes: 'Images',
  'Reduce el peso de tus imágenes antes de publicarlas.': 'Make your images lighter before publishing them.',
  'Todo ocurre en tu navegador: tus imágenes no se envían a ningún sitio.':
    'Everything happens in your browser: your images are not sent anywhere.',
  Preajuste: 'Preset',
  'Aún no hay ninguno': 'There are none yet',
  'Elige uno': 'Choose one',
  'Borrar el preajuste «{{name}}»': 'Delete the preset “{{name}}”',
  'El navegador no deja guardar nada. Revisa si bloquea los datos de este sitio.':
    'The browser lets nothing be stored. Check whether it blocks this site’s data.',
  'Preajuste «{{name}}» guardado': 'Preset “{{name}}” saved',
  'Guardar estos ajustes como': 'Save these settings as',
  'El archivo no es una imagen que este navegador pueda leer. Comprueba que se abre en otro programa.':
    'The file is not an image this browser can read. Check that it opens in another program.',
  'El archivo está incompleto o dañado. Vuelve a copiarlo o a descargarlo.':
    'The file is incomplete or damaged. Copy or download it again.',
  'Este navegador no puede leer fotos HEIC. Expórtala como JPEG o ábrela en Safari.':
    'This browser cannot read HEIC photos. Export it as JPEG or open it in Safari.',
  'Es un dibujo vectorial (SVG) y no se comprime como una foto. Úsalo tal cual.':
    'It is a vector drawing (SVG) and is not compressed like a photo. Use it as it is.',
  'Mide {{width}} × {{height}} píxeles, más de los 120 millones que caben en memoria. Redúcela antes.':
    'It measures {{width}} × {{height}} pixels, more than the 120 million that fit in memory. Reduce it first.',
  'Mide {{width}} × {{height}} píxeles y el formato de salida no admite tanto. Baja el ancho máximo.':
    'It measures {{width}} × {{height}} pixels and the output format does not take that much. Lower the maximum width.',
  'No se puede leer el archivo: puede que se haya movido o borrado. Vuelve a añadirlo.':
    'The file cannot be read: it may have been moved or deleted. Add it again.',
  'No hay memoria suficiente para esta imagen. Cierra otras pestañas o baja el ancho máximo.':
    'There is not enough memory for this image. Close other tabs or lower the maximum width.',
  'El codificador no ha podido con esta imagen. Prueba con otro formato de salida.':
    'The encoder could not handle this image. Try another output format.',
  'Es una animación y se perdería todo menos el primer fotograma. Optimízala desde su tarjeta.':
    'It is an animation and all but the first frame would be lost. Optimize it from its card.',
  'Se conserva el original: ya no se puede reducir sin cambiarlo.':
    'The original is kept: it cannot be made smaller without changing it.',
  'Ha crecido al cambiar de formato o de ancho.': 'It grew when the format or width changed.',
  'En realidad es {{kind}}, aunque su nombre diga otra cosa.':
    'It is really {{kind}}, although its name says otherwise.',
  'Solo el primero de sus {{count}} fotogramas.': 'Only the first of its {{count}} frames.',
  'Color convertido a sRGB.': 'Colour converted to sRGB.',
  'Color convertido de {{profile}} a sRGB.': 'Colour converted from {{profile}} to sRGB.',
  'Color convertido de CMYK a sRGB.': 'Colour converted from CMYK to sRGB.',
  'De {{bits}} a 8 bits por color.': 'From {{bits}} to 8 bits per colour.',
  'No se puede bajar más: supera el tamaño objetivo.': 'It cannot go any lower: it is above the target size.',
  'Reducida a {{width}} × {{height}} píxeles para llegar al tamaño.':
    'Reduced to {{width}} × {{height}} pixels to reach the size.',
  'Sigue animada: {{count}} fotogramas.': 'Still animated: {{count}} frames.',
  'Con estos ajustes la imagen destacada pasa de {{before}} a {{after}} KB.':
    'With these settings the highlighted image goes from {{before}} to {{after}} KB.',
  'Con estos ajustes la primera imagen pasa de {{before}} a {{after}} KB.':
    'With these settings the first image goes from {{before}} to {{after}} KB.',
  'Recortar y girar': 'Crop and rotate',
  'Marca sobre la imagen lo que se queda. El archivo original no cambia.':
    'Mark on the image what stays. The original file does not change.',
  'Girar a la izquierda': 'Rotate left',
  'Girar a la derecha': 'Rotate right',
  'Marcar el centro': 'Mark the middle',
  'Quitar el recorte': 'Remove the crop',
  Aplicar: 'Apply',
  Avanzado: 'Advanced',
  'Resolución del color': 'Colour resolution',
  'Según la imagen': 'By the image',
  Completa: 'Full',
  'La mitad': 'Half',
  'Progresivo: se ve entera desde el principio': 'Progressive: seen whole from the start',
  'Esfuerzo del codificador': 'Effort of the encoder',
  'Poco: tarda menos': 'Little: takes less time',
  'El habitual': 'The usual',
  'Mucho: pesa menos, tarda más': 'Much: lighter, slower',
  'JPEG XL pesa aún menos, pero pocos navegadores lo muestran.':
    'JPEG XL is lighter still, but few browsers show it.',
  'No se puede vigilar esa carpeta. Prueba con otra.': 'This folder cannot be watched. Try another one.',
  'Vigilando «{{name}}»: sus imágenes nuevas se añaden solas.':
    'Watching “{{name}}”: its new images come in by themselves.',
  'Vigilar una carpeta': 'Watch a folder',
  'Dejar de vigilar': 'Stop watching',
  '{{format}} se guarda sin metadatos.': '{{format}} is saved without metadata.',
  'Parecido {{score}} de 100: no llega más con este formato.':
    'Likeness {{score}} of 100: this format does not get further.',
  'Error al crear el archivo zip: {{reason}}': 'Error creating the ZIP file: {{reason}}',
  'Error al optimizar la imagen: {{reason}}': 'Error optimizing the image: {{reason}}',
  'Y {{count}} más: mira sus tarjetas.': 'And {{count}} more: see their cards.',
  'Error al optimizar múltiples imágenes: {{reason}}': 'Error optimizing several images: {{reason}}',
  'Ajustes de Optimización': 'Optimization settings',
  'Ancho Máximo: {{width}}px': 'Maximum width: {{width}}px',
  'Calidad: {{quality}}%': 'Quality: {{quality}}%',
  'Mantener Proporción': 'Keep proportions',
  Rápido: 'Fast',
  'Usa los codificadores del navegador: tarda menos, pesa más.':
    'Uses the browser’s encoders: takes less time, weighs more.',
  'La calidad se ajusta sola a cada imagen: mira «Más opciones».':
    'The quality adapts to each image: see “More options”.',
  'AVIF ocupa menos pero tarda bastante más.': 'AVIF takes less space but quite a bit longer.',
  'PNG al 100 % no pierde nada.': 'PNG at 100% loses nothing.',
  'PNG reduce colores según la calidad; al 100 % no pierde nada.':
    'PNG reduces colours with the quality; at 100% it loses nothing.',
  'Rápido usa los codificadores del navegador: tarda menos, pesa más.':
    'Fast uses the browser’s encoders: takes less time, weighs more.',
  'Juego srcset': 'Srcset',
  'Varias versiones de «{{name}}» para que cada pantalla descargue la suya.':
    'Several versions of “{{name}}”, so that each screen downloads its own.',
  'Descargar las {{count}} imágenes': 'Download the {{count}} images',
  'Anchos en píxeles': 'Widths in pixels',
  Formatos: 'Formats',
  'Avance del juego': 'Progress of the set',
  'Código copiado': 'Code copied',
  'No se ha podido copiar. Selecciona el código y cópialo a mano.':
    'It could not be copied. Select the code and copy it by hand.',
  'Copiar código': 'Copy code',
  'Ancho en la página (sizes)': 'Width on the page (sizes)',
  'Código para tu página': 'Code for your page',
  'Imágenes Cargadas ({{total}})': 'Uploaded images ({{total}})',
  'Actualizar las desactualizadas ({{stale}})': 'Update the outdated ones ({{stale}})',
  'Optimizando...': 'Optimizing...',
  'Optimizar Todas las Imágenes': 'Optimize all images',
  'Reiniciar Todo': 'Reset all',
  'Descargar Todas Individualmente': 'Download all one by one',
  'Descargar Como ZIP': 'Download as ZIP',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)':
    '{{count}} ready: from {{before}} to {{after}} KB ({{percent}}% less)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)':
    '{{count}} ready: from {{before}} to {{after}} KB ({{percent}}% more)',
  '{{done}} de {{total}} imágenes': '{{done}} of {{total}} images',
  'Avance del lote': 'Progress of the batch',
  'Guardando «{{name}}» en tus imágenes…': 'Saving “{{name}}” to your images…',
  '«{{name}}» ya está en las imágenes de tus páginas': '“{{name}}” is now among your pages’ images',
  'La encontrarás al elegir una imagen en el editor.':
    'You will find it when choosing an image in the editor.',
  'Guardando imágenes: {{done}} de {{total}}…': 'Saving images: {{done}} of {{total}}…',
  '{{count}} imágenes no se han guardado: {{names}}': '{{count}} images were not saved: {{names}}',
  '{{count}} imágenes no se han guardado: {{names}}_one': '{{count}} image was not saved: {{names}}',
  '{{total}} imágenes ya están en las imágenes de tus páginas':
    '{{total}} images are now among your pages’ images',
  'Las encontrarás al elegir una imagen en el editor.':
    'You will find them when choosing an image in the editor.',
  'Ir al constructor': 'Go to the builder',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} ready: from {{before}} to {{after}} KB ({{percent}}% less)',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % más)_one':
    '{{count}} ready: from {{before}} to {{after}} KB ({{percent}}% more)',
  'Descargar las {{count}} imágenes_one': 'Download the image',
  'Formato de Salida': 'Output format',
  'Reduce el peso de tus imágenes sin que salgan de tu navegador.':
    'Make your images lighter without them leaving your browser.',
  'Optimizador de Imagenes': 'Image optimizer',
  'Reduce el peso de tus imágenes en tu navegador': 'Make your images lighter in your browser',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}':
    '{{count}} files were not added because they are not images: {{names}}',
  '{{count}} archivos no se han añadido porque no son imágenes: {{names}}_one':
    '{{count}} file was not added because it is not an image: {{names}}',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo.':
    '{{count}} images may have transparency: in JPEG it ends up on the background colour.',
  '{{count}} imágenes pueden tener transparencia: en JPEG queda sobre el color de fondo._one':
    '{{count}} image may have transparency: in JPEG it ends up on the background colour.',
  'Conservarla en WebP': 'Keep it with WebP',
  'Solo la primera de sus {{count}} páginas.': 'Only the first of its {{count}} pages.',
  'Su perfil de color no se aplica: comprueba los tonos.':
    'Its colour profile is not applied: check the tones.',
  'Tenía transparencia: ahora está sobre el color de fondo.':
    'It had transparency: now it lies on the background colour.',
  'Tamaño de la imagen': 'Image size',
  'Según el deslizador': 'By the slider',
  'Píxeles exactos': 'Exact pixels',
  'Sin cambiar el tamaño': 'Without changing the size',
  'Ancho en píxeles': 'Width in pixels',
  'Las imágenes más estrechas no se agrandan.': 'Narrower images are not enlarged.',
  'Este navegador ya abre el optimizador sin conexión.': 'This browser now opens it without a connection.',
  'Instalar como aplicación': 'Install as an app',
  'Conserva sus colores {{profile}}.': 'Keeps its {{profile}} colours.',
}
