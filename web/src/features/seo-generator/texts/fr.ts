import type { en } from './en.ts'

export const fr = {
  'Archivo CSV': 'Fichier CSV',
  'Arrastra y suelta tu archivo CSV aquí': 'Glissez-déposez votre fichier CSV ici',
  'O haz clic para seleccionar el archivo': 'Ou cliquez pour choisir le fichier',
  'Seleccionar archivo CSV': 'Choisir un fichier CSV',
  'Leyendo el CSV…': 'Lecture du CSV…',
  'Archivo CSV cargado correctamente ({{n}} filas)': 'Fichier CSV chargé ({{n}} lignes)',
  'UTF-8 con BOM': 'UTF-8 avec BOM',
  '{{n}} columnas': '{{n}} colonnes',
  'Y {{n}} avisos más.': 'Et {{n}} avis de plus.',
  'Escribe la palabra clave que aparece en tu contenido, por ejemplo una ciudad.':
    'Saisissez le mot-clé qui apparaît dans votre contenu, par exemple une ville.',
  'Sube un archivo TXT con las ubicaciones, una por línea.':
    'Importez un fichier TXT avec les lieux, un par ligne.',
  'Sube el archivo CSV con tu contenido; la primera fila es la cabecera.':
    'Importez le fichier CSV avec votre contenu ; la première ligne est l’en-tête.',
  'Pulsa «Procesar CSV» y revisa la vista previa: tendrás un bloque de filas por ubicación.':
    'Cliquez sur « Traiter le CSV » et vérifiez l’aperçu : vous aurez un bloc de lignes par lieu.',
  'Pulsa «Descargar CSV Procesado» para guardar el resultado.':
    'Cliquez sur « Télécharger le CSV traité » pour enregistrer le résultat.',
  'Instrucciones de uso': 'Mode d’emploi',
  'Mayúsculas y minúsculas se respetan: MADRID da SEVILLA y Madrid da Sevilla. En las columnas con enlaces se escribe el slug: alcala-de-henares.':
    'Majuscules et minuscules sont respectées : MADRID donne SEVILLA et Madrid donne Sevilla. Les colonnes avec des liens reçoivent le slug : alcala-de-henares.',
  'Todo ocurre en tu navegador: tus archivos no se envían a ningún sitio.':
    'Tout se passe dans votre navigateur : vos fichiers ne sont envoyés nulle part.',
  'Solo se aceptan archivos .txt. Guarda tu lista como texto, con una ubicación por línea.':
    'Seuls les fichiers .txt sont acceptés. Enregistrez votre liste en texte, un lieu par ligne.',
  'Subir archivo TXT con ubicaciones': 'Importer un fichier TXT de lieux',
  'No se ha cargado ningún archivo de ubicaciones': 'Aucun fichier de lieux n’a été chargé',
  '{{n}} ubicaciones cargadas': '{{n}} lieux chargés',
  'Una ubicación por línea. También puedes añadir columnas separadas por tabulador o punto y coma.':
    'Un lieu par ligne. Vous pouvez aussi ajouter des colonnes séparées par une tabulation ou un point-virgule.',
  'Columnas: {{names}}. La primera reemplaza a la palabra clave; todas sirven de marcador, como {{example}}.':
    'Colonnes : {{names}}. La première remplace le mot-clé ; toutes servent de marqueur, comme {{example}}.',
  'La primera línea son los nombres de las columnas': 'La première ligne contient les noms des colonnes',
  'Ubicaciones repetidas: {{n}} ({{names}}).': 'Lieux répétés : {{n}} ({{names}}).',
  'Quitar las ubicaciones repetidas': 'Retirer les lieux répétés',
  'Ubicaciones distintas con el mismo slug: {{names}}.': 'Lieux différents avec le même slug : {{names}}.',
  'Ubicaciones que se quedan sin slug por no tener letras latinas: {{names}}.':
    'Lieux sans slug faute de lettres latines : {{names}}.',
  'Sin tocar': 'Intacte',
  'Texto respeta mayúsculas y minúsculas; Slug escribe la ubicación como en una dirección: alcala-de-henares.':
    'Texte respecte majuscules et minuscules ; Slug écrit le lieu comme dans une adresse : alcala-de-henares.',
  'Carga el CSV para elegir qué se hace con cada columna.':
    'Chargez le CSV pour choisir le sort de chaque colonne.',
  'Columna {{letter}}': 'Colonne {{letter}}',
  'contiene enlaces': 'contient des liens',
  'contiene slugs': 'contient des slugs',
  'Modo de la columna {{name}}': 'Mode de la colonne {{name}}',
  'Leer las comillas como texto': 'Lire les guillemets comme du texte',
  'Un archivo por ubicación, en un ZIP': 'Un fichier par lieu, dans un ZIP',
  'Partes de un número fijo de filas, en un ZIP': 'Des parties d’un nombre fixe de lignes, dans un ZIP',
  Archivos: 'Fichiers',
  'Cómo se reparte el resultado': 'Répartition du résultat',
  'Filas por archivo': 'Lignes par fichier',
  'Escribe un número entero de 1 en adelante.': 'Saisissez un nombre entier à partir de 1.',
  'Guardar directamente en disco (siempre a partir de {{size}})':
    'Enregistrer directement sur le disque (toujours à partir de {{size}})',
  'Los resultados de más de {{size}} se preparan en el almacenamiento privado de tu navegador antes de descargarse.':
    'Les résultats de plus de {{size}} sont préparés dans le stockage privé de votre navigateur avant d’être téléchargés.',
  '{{name}} (ubicación)': '{{name}} (lieu)',
  'Más palabras clave': 'Plus de mots-clés',
  'Cada una se reemplaza por una columna del archivo de ubicaciones: ciudad, provincia, gentilicio… También puedes escribir {{example}} en tu contenido.':
    'Chacun est remplacé par une colonne du fichier de lieux : ville, province, gentilé… Vous pouvez aussi écrire {{example}} dans votre contenu.',
  'Palabra clave {{n}}': 'Mot-clé {{n}}',
  'Ej.: Comunidad de Madrid': 'Ex. : Comunidad de Madrid',
  'Columna que reemplaza a la palabra clave {{n}}': 'Colonne qui remplace le mot-clé {{n}}',
  'Quitar la palabra clave {{n}}': 'Retirer le mot-clé {{n}}',
  'Añadir palabra clave': 'Ajouter un mot-clé',
  'Cómo se busca la palabra': 'Comment chercher le mot',
  'Ignorar los acentos (Malaga también encuentra Málaga)': 'Ignorer les accents (Malaga trouve aussi Málaga)',
  'Solo palabras completas (sol no cambia soleado)': 'Mots entiers seulement (sol ne change pas soleado)',
  'Respetar mayúsculas y minúsculas (MADRID da SEVILLA)':
    'Respecter majuscules et minuscules (MADRID donne SEVILLA)',
  'Variaciones de texto (spintax)': 'Variations de texte (spintax)',
  'De {buenos|grandes} se toma una opción en cada fila y ubicación. Con la misma semilla el resultado se repite.':
    'De {buenos|grandes}, une option est prise pour chaque ligne et lieu. Avec la même graine, le résultat se répète.',
  'Usar spintax en las columnas de texto': 'Utiliser le spintax dans les colonnes de texte',
  Semilla: 'Graine',
  'Como en tu archivo': 'Comme dans votre fichier',
  'Coma (,)': 'Virgule (,)',
  'Punto y coma (;)': 'Point-virgule (;)',
  Tabulador: 'Tabulation',
  'UTF-8 con BOM (Excel)': 'UTF-8 avec BOM (Excel)',
  'UTF-8 sin BOM': 'UTF-8 sans BOM',
  'LF (Linux, Mac)': 'LF (Linux, Mac)',
  'CRLF (Windows)': 'CRLF (Windows)',
  'Formato del resultado': 'Format du résultat',
  'Elige para qué programa es y comprobaremos las columnas que necesita.':
    'Choisissez le programme visé et nous vérifierons les colonnes dont il a besoin.',
  'Preparar para': 'Préparer pour',
  'Ningún programa en concreto': 'Aucun programme en particulier',
  Separador: 'Séparateur',
  Codificación: 'Encodage',
  'Saltos de línea': 'Sauts de ligne',
  'Proteger las celdas que parecen fórmulas (empiezan por =, +, - o @) con un apóstrofo':
    'Protéger par une apostrophe les cellules qui ressemblent à des formules (commençant par =, +, - ou @)',
  '{{n}} filas': '{{n}} lignes',
  'quedan {{n}} s': 'encore {{n}} s',
  'Reemplazos por columna, en cada ubicación': 'Remplacements par colonne, dans chaque lieu',
  Modo: 'Mode',
  Reemplazos: 'Remplacements',
  Variaciones: 'Variations',
  'Filas que cambian': 'Lignes qui changent',
  'Páginas parecidas entre sí': 'Pages qui se ressemblent',
  'de los pares comparados son casi duplicados (parecido medio: {{mean}} %; muestra de {{pairs}} pares).':
    'des paires comparées sont presque identiques (ressemblance moyenne : {{mean}} % ; échantillon de {{pairs}} paires).',
  'Google puede tratar las páginas que solo cambian de lugar como páginas puerta y no mostrarlas. Añade columnas con información propia de cada sitio (barrios, precios, opiniones) o variaciones de texto.':
    'Google peut traiter les pages qui ne changent que de lieu comme des pages satellites et ne pas les montrer. Ajoutez des colonnes avec des informations propres à chaque lieu (quartiers, prix, avis) ou des variations de texte.',
  'Buen punto de partida: cada página tiene texto propio. Google valora que además la información sea de cada sitio.':
    'Bon point de départ : chaque page a son propre texte. Google apprécie aussi des informations propres à chaque lieu.',
  '{{program}} necesita una columna «{{name}}» y tu archivo no la tiene.':
    '{{program}} a besoin d’une colonne « {{name}} » et votre fichier ne l’a pas.',
  '{{program}} funciona mejor con una columna «{{name}}».':
    '{{program}} fonctionne mieux avec une colonne « {{name}} ».',
  'En {{program}} la columna «{{name}}» debe ser distinta en cada fila: pon en ella la palabra clave o un marcador.':
    'Dans {{program}}, la colonne « {{name}} » doit différer à chaque ligne : mettez-y le mot-clé ou un marqueur.',
  '{{program}} espera otro separador: vuelve a elegirlo en «Preparar para».':
    '{{program}} attend un autre séparateur : choisissez-le de nouveau dans « Préparer pour ».',
  '{{program}} admite archivos de hasta {{size}}: divide el resultado en partes.':
    '{{program}} accepte des fichiers jusqu’à {{size}} : divisez le résultat en parties.',
  'La columna «{{name}}» no cambia en {{rows}} filas: su dirección se repetirá en todas las ubicaciones.':
    'La colonne « {{name}} » ne change pas dans {{rows}} lignes : son adresse se répétera dans tous les lieux.',
  'La columna «{{name}}» tiene {{rows}} direcciones repetidas dentro de tu archivo.':
    'La colonne « {{name}} » a {{rows}} adresses répétées dans votre fichier.',
  'La palabra clave no aparece en ninguna columna: todas las ubicaciones tendrán el mismo contenido.':
    'Le mot-clé n’apparaît dans aucune colonne : tous les lieux auront le même contenu.',
  'Marcadores sin columna en tus ubicaciones, que se dejan como están: {{names}}.':
    'Marqueurs sans colonne dans vos lieux, laissés tels quels : {{names}}.',
  'Excel y LibreOffice solo abren {{limit}} filas por archivo y este tendrá {{rows}}. Divide el resultado en partes si quieres abrirlo con ellos.':
    'Excel et LibreOffice n’ouvrent que {{limit}} lignes par fichier et celui-ci en aura {{rows}}. Divisez le résultat en parties si vous voulez l’ouvrir avec eux.',
  'Hay celdas que empiezan por =, +, - o @ y una hoja de cálculo las tomaría por fórmulas. Puedes protegerlas en Más opciones.':
    'Des cellules commencent par =, +, - ou @ et un tableur les prendrait pour des formules. Vous pouvez les protéger dans Plus d’options.',
  'Al descargar te preguntaremos dónde guardarlo: se escribe directamente en tu disco.':
    'Au téléchargement, nous vous demanderons où l’enregistrer : il s’écrit directement sur votre disque.',
  'Es un resultado grande: se preparará en el almacenamiento privado de tu navegador y después se descargará.':
    'C’est un grand résultat : il sera préparé dans le stockage privé de votre navigateur, puis téléchargé.',
  'Este navegador no puede guardar un resultado de {{size}}. Usa menos ubicaciones, o Chrome o Edge, que escriben directamente en disco.':
    'Ce navigateur ne peut pas enregistrer un résultat de {{size}}. Utilisez moins de lieux, ou Chrome ou Edge, qui écrivent directement sur le disque.',
  'Revisa antes de descargar ({{n}})': 'À vérifier avant de télécharger ({{n}})',
  'Vista previa': 'Aperçu',
  'Ubicación de la vista previa': 'Lieu de l’aperçu',
  Filas: 'Lignes',
  Ubicaciones: 'Lieux',
  Resultado: 'Résultat',
  'Crea una versión de tu contenido para cada ubicación. Tus archivos no salen de tu navegador.':
    'Créez une version de votre contenu pour chaque lieu. Vos fichiers ne quittent pas votre navigateur.',
  'Palabra clave a reemplazar': 'Mot-clé à remplacer',
  'Esta palabra será reemplazada por cada ubicación de la lista.':
    'Ce mot sera remplacé par chaque lieu de la liste.',
  'Ej.: Madrid': 'Ex. : Madrid',
  'Procesar CSV': 'Traiter le CSV',
  'Descargar CSV Procesado': 'Télécharger le CSV traité',
  'Procesando el CSV…': 'Traitement du CSV…',
  'Escribiendo el resultado…': 'Écriture du résultat…',
  'Has cambiado algo: pulsa «Procesar CSV» para actualizar el resultado.':
    'Vous avez changé quelque chose : cliquez sur « Traiter le CSV » pour actualiser le résultat.',
  'CSV procesado: {{rows}} filas listas para descargar.':
    'CSV traité : {{rows}} lignes prêtes à télécharger.',
  'Guardado en tu disco: {{rows}} filas, {{size}}, en {{seconds}} s.':
    'Enregistré sur votre disque : {{rows}} lignes, {{size}}, en {{seconds}} s.',
  'Descarga lista: {{name}} ({{rows}} filas, {{size}}, {{seconds}} s).':
    'Téléchargement prêt : {{name}} ({{rows}} lignes, {{size}}, {{seconds}} s).',
  'Línea {{row}}': 'Ligne {{row}}',
  'Fila {{row}}, columna {{column}}': 'Ligne {{row}}, colonne {{column}}',
  'hay unas comillas que se abren y no se cierran. Ciérralas en el archivo o activa «Leer las comillas como texto» en Más opciones.':
    'un guillemet s’ouvre sans se fermer. Fermez-le dans le fichier ou activez « Lire les guillemets comme du texte » dans Plus d’options.',
  'hay texto después de las comillas de cierre. Lo hemos conservado; revisa esa celda.':
    'il y a du texte après le guillemet fermant. Nous l’avons gardé ; vérifiez cette cellule.',
  'hay un carácter nulo (NUL). El archivo está dañado o no es de texto: vuelve a guardarlo como CSV.':
    'il y a un caractère nul (NUL). Le fichier est endommagé ou n’est pas du texte : enregistrez-le de nouveau en CSV.',
  'faltan celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.':
    'il manque des cellules : il y en a {{found}} et l’en-tête en a {{expected}}. La ligne reste telle quelle.',
  'sobran celdas: hay {{found}} y la cabecera tiene {{expected}}. La fila se deja como está.':
    'il y a trop de cellules : {{found}}, et l’en-tête en a {{expected}}. La ligne reste telle quelle.',
  'El archivo está vacío. Elige un CSV con una cabecera y al menos una fila.':
    'Le fichier est vide. Choisissez un CSV avec un en-tête et au moins une ligne.',
  'El archivo solo tiene la cabecera. Añade al menos una fila de datos y vuelve a subirlo.':
    'Le fichier n’a que l’en-tête. Ajoutez au moins une ligne de données et importez-le de nouveau.',
  'El archivo ocupa {{found}} y el máximo es {{expected}}. Divídelo y procésalo por partes.':
    'Le fichier pèse {{found}} et le maximum est {{expected}}. Divisez-le et traitez-le par parties.',
  'hay {{found}} caracteres seguidos, demasiados para este archivo. Comprueba que has elegido el archivo correcto.':
    'il y a {{found}} caractères d’affilée, trop pour ce fichier. Vérifiez que vous avez choisi le bon fichier.',
  'El archivo no tiene ninguna ubicación. Escribe una por línea y vuelve a subirlo.':
    'Le fichier n’a aucun lieu. Écrivez-en un par ligne et importez-le de nouveau.',
  'No se ha podido leer el archivo: ha cambiado o ya no está en su sitio. Vuelve a elegirlo.':
    'Impossible de lire le fichier : il a changé ou n’est plus à sa place. Choisissez-le de nouveau.',
  'Cancelado. No se ha guardado nada.': 'Annulé. Rien n’a été enregistré.',
  'No queda sitio para el resultado. Libera espacio o divídelo en partes más pequeñas.':
    'Il n’y a plus de place pour le résultat. Libérez de l’espace ou divisez-le en parties plus petites.',
  'El archivo no cabe en la memoria del navegador. Divídelo y procésalo por partes.':
    'Le fichier ne tient pas dans la mémoire du navigateur. Divisez-le et traitez-le par parties.',
  'El navegador ha detenido el proceso, casi siempre por falta de memoria. Cierra otras pestañas y vuelve a intentarlo.':
    'Le navigateur a arrêté le traitement, presque toujours par manque de mémoire. Fermez d’autres onglets et réessayez.',
  'No se ha podido terminar: {{reason}}. Vuelve a intentarlo.':
    'Impossible de terminer : {{reason}}. Réessayez.',
  'Generador SEO': 'Générateur SEO',
  'Una versión de tu contenido para cada localidad, en un CSV.':
    'Une version de votre contenu pour chaque localité, dans un CSV.',
  'Una versión de tu contenido para cada localidad': 'Une version de votre contenu pour chaque localité',
  'Tipo de archivo': 'Type de fichier',
  'Excel (XLSX)': 'Excel (XLSX)',
  'Excel (XLSX), su primera hoja': 'Excel (XLSX), sa première feuille',
  'Columnas separadas por': 'Colonnes séparées par',
  'Detectado: {{name}}': 'Détecté : {{name}}',
  Detectar: 'Détecter',
  'Barra vertical (|)': 'Barre verticale (|)',
  'Acento circunflejo (^)': 'Accent circonflexe (^)',
  'Virgulilla (~)': 'Tilde (~)',
  'La protección se activa sola con «Excel en España», con BOM y si tu archivo viene de Excel; los importadores la leerían como parte del texto.':
    'La protection s’active seule avec « Excel en España », avec un BOM et si votre fichier vient d’Excel ; les importateurs la liraient comme du texte.',
  'No se ha podido leer el libro de Excel. Ábrelo, guárdalo otra vez como .xlsx y vuelve a subirlo.':
    'Le classeur Excel n’a pas pu être lu. Ouvrez-le, enregistrez-le à nouveau en .xlsx et renvoyez-le.',
  'Es un libro de Excel antiguo (.xls). Ábrelo y guárdalo como .xlsx o como CSV.':
    'C’est un ancien classeur Excel (.xls). Ouvrez-le et enregistrez-le en .xlsx ou en CSV.',
  Seguir: 'Continuer',
  'En un sitio de Aurelio': 'Sur un site d’Aurelio',
  '{{made}} nuevas, {{changed}} cambiadas, {{same}} iguales, {{failed}} sin publicar':
    '{{made}} nouvelles, {{changed}} modifiées, {{same}} identiques, {{failed}} non publiées',
  '{{done}} de {{total}}': '{{done}} sur {{total}}',
  'Sus páginas no han llegado enteras: vuelve a publicarla.':
    'Ses pages ne sont pas toutes arrivées : publiez-la à nouveau.',
  'Deshecha: lo nuevo está en la papelera y lo cambiado vuelve a ser como era.':
    'Annulée : les nouvelles pages sont dans la corbeille et les modifiées sont redevenues comme avant.',
  'Parada.': 'Arrêtée.',
  'Sigue el {{moment}}.': 'Reprend le {{moment}}.',
  'Últimas publicaciones': 'Dernières publications',
  'De qué columna sale cada campo': 'De quelle colonne vient chaque champ',
  'Salen las que no están publicadas y las últimas publicadas. Si falta, ábrela y guárdala.':
    'La liste montre celles qui ne sont pas publiées et les dernières publiées. S’il manque, ouvrez-le et enregistrez-le.',
  'Del título': 'À partir du titre',
  'Publicar las páginas': 'Publier les pages',
  Dónde: 'Où',
  'En WordPress': 'Sur WordPress',
  'Páginas al día': 'Pages par jour',
  'Vacío: todas seguidas.': 'Vide : toutes à la suite.',
  'Se publican las primeras {{most}} filas: es lo que cabe en una vez.':
    'Les {{most}} premières lignes sont publiées : c’est ce qui tient en une fois.',
  'Publicar {{n}} páginas': 'Publier {{n}} pages',
  'Enviando: {{done}} de {{total}}': 'Envoi : {{done}} sur {{total}}',
  'Dirección (slug)': 'Adresse (slug)',
  'Otra página tiene ya esa dirección. No la hemos tocado.':
    'Une autre page a déjà cette adresse. Nous n’y avons pas touché.',
  'La plantilla ya no existe. Sácala de la papelera y sigue.':
    'Le modèle n’existe plus. Sortez-le de la corbeille et continuez.',
  'La plantilla ya no está en ese sitio. Devuélvela a él y sigue.':
    'Le modèle n’est plus sur ce site. Remettez-l’y et continuez.',
  'Esa dirección no se admite: tiene que empezar por https:// y estar en Internet. Si es de tu red, quien administra Aurelio puede permitirla con WORDPRESS_ALLOWED_HOSTS.':
    'Cette adresse n’est pas admise : elle doit commencer par https:// et se trouver sur Internet. Si elle est dans votre réseau, la personne qui administre Aurelio peut l’autoriser avec WORDPRESS_ALLOWED_HOSTS.',
  'En esa dirección no contesta la interfaz REST de WordPress. Comprueba que es la de su portada y que ningún plugin la desactiva.':
    'À cette adresse, l’interface REST de WordPress ne répond pas. Vérifiez que c’est celle de sa page d’accueil et qu’aucune extension ne la désactive.',
  'WordPress no acepta ese usuario con esa contraseña de aplicación. Si son correctos, puede que tenga desactivadas las contraseñas de aplicación o que su servidor quite la cabecera Authorization.':
    'WordPress n’accepte pas cet utilisateur avec ce mot de passe d’application. S’ils sont corrects, les mots de passe d’application y sont peut-être désactivés, ou son serveur retire l’en-tête Authorization.',
  'Ese usuario de WordPress no puede publicar así: para páginas hace falta un editor o un administrador; para entradas, un autor, y un colaborador solo las deja en borrador.':
    'Cet utilisateur de WordPress ne peut pas publier ainsi : pour des pages, il faut un éditeur ou un administrateur ; pour des articles, un auteur, et un contributeur ne peut que les laisser en brouillon.',
  'Algo delante de WordPress no deja pasar la petición: un plugin de seguridad o un cortafuegos. Permite ahí la dirección IP de este servidor y vuelve a intentarlo.':
    'Quelque chose devant WordPress bloque la requête : une extension de sécurité ou un pare-feu. Autorisez-y l’adresse IP de ce serveur et réessayez.',
  'WordPress le quita a ese usuario parte del HTML: scripts, estilos o formularios. No la hemos publicado: usa un editor o un administrador, o quita esas etiquetas.':
    'WordPress retire à cet utilisateur une partie du HTML : scripts, styles ou formulaires. Nous ne l’avons pas publiée : utilisez un éditeur ou un administrateur, ou retirez ces balises.',
  'Una de sus categorías no existe en WordPress y ese usuario no puede crearla. Créala allí, o usa un editor o un administrador.':
    'Une de ses catégories n’existe pas dans WordPress et cet utilisateur ne peut pas la créer. Créez-la là-bas, ou utilisez un éditeur ou un administrateur.',
  'WordPress no contesta, o su certificado no es válido. Vuelve a intentarlo dentro de un momento.':
    'WordPress ne répond pas, ou son certificat n’est pas valide. Réessayez dans un instant.',
  'WordPress no ha aceptado esta página.': 'WordPress n’a pas accepté cette page.',
  'Esta publicación ya está en otro punto. Mira cómo va y vuelve a intentarlo.':
    'Cette publication en est déjà à un autre point. Regardez où elle en est et réessayez.',
  'Elige un sitio': 'Choisissez un site',
  'Este sitio no tiene páginas todavía. Crea en él la plantilla.':
    'Ce site n’a pas encore de pages. Créez-y le modèle.',
  'Cada página es una copia de la plantilla con sus textos rellenos. Puedes escribir en ella: {{names}}. Lo que pongas en un símbolo se cambia en todas de una vez.':
    'Chaque page est une copie du modèle avec ses textes remplis. Vous pouvez y écrire : {{names}}. Ce que vous mettez dans un symbole change partout à la fois.',
  'Dirección de tu WordPress': 'Adresse de votre WordPress',
  Usuario: 'Utilisateur',
  'Contraseña de aplicación': 'Mot de passe d’application',
  'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada treinta días como mucho, para poder deshacer.':
    'Vous le créez dans WordPress, dans votre profil. Il est conservé chiffré trente jours au plus, pour pouvoir annuler.',
  'Se publican como': 'Elles sont publiées comme',
  Entradas: 'Articles',
  '«{{name}}» no es un CSV, un libro de Excel ni un XML. Solo se aceptan archivos que terminan en .csv, .xlsx o .xml.':
    '« {{name}} » n’est ni un CSV, ni un classeur Excel, ni un XML. Seuls les fichiers en .csv, .xlsx ou .xml sont acceptés.',
  'Usar un libro de Excel o un XML': 'Utiliser un classeur Excel ou un XML',
  'Libro de Excel o XML': 'Classeur Excel ou XML',
  'Resultado anterior': 'Résultat précédent',
  'Quitar el resultado anterior': 'Retirer le résultat précédent',
  'Si subes el archivo de la última vez, solo se escriben las filas nuevas y las que han cambiado.':
    'Si vous choisissez le fichier de la dernière fois, seules les lignes nouvelles et modifiées sont écrites.',
  'Un solo archivo': 'Un seul fichier',
  'WordPress (archivo de importación WXR)': 'WordPress (fichier d’import WXR)',
  'Mapa del sitio (sitemap.xml)': 'Plan du site (sitemap.xml)',
  'En un libro de Excel y en XML todo se guarda como texto: no hay separador que elegir ni fórmulas que proteger.':
    'Dans un classeur Excel et en XML, tout est enregistré comme texte : pas de séparateur à choisir ni de formules à protéger.',
  'Páginas del archivo': 'Pages du fichier',
  'Dirección de tu web': 'Adresse de votre site web',
  'Escríbela entera, como https://ejemplo.es: con ella empiezan las direcciones de las páginas.':
    'Écrivez-la en entier, comme https://ejemplo.es : les adresses des pages commencent par elle.',
  '{{n}} filas siguen igual que en el resultado anterior y no están.':
    '{{n}} lignes sont comme dans le résultat précédent et n’y figurent pas.',
  'No se ha encontrado una tabla en el XML: está incompleto, o nada se repite en él. Vuelve a exportarlo y súbelo otra vez.':
    'Aucun tableau trouvé dans le XML : il est incomplet, ou rien ne s’y répète. Exportez-le à nouveau et chargez-le.',
  'Al publicar, las páginas van al servidor, que sigue aunque cierres esta pestaña.':
    'Quand vous publiez, les pages vont au serveur, qui continue même si vous fermez cet onglet.',
  'Cuántas veces': 'Combien de fois',
  'Una vez': 'Une fois',
  'Repetir con un horario': 'Répéter selon un horaire',
  'Algo ha fallado en el servidor. Vuelve a intentarlo; si sigue igual, avisa a quien lo administra.':
    'Quelque chose a échoué sur le serveur. Réessayez ; si cela persiste, prévenez la personne qui l’administre.',
  Cada: 'Chaque',
  'Día de la semana': 'Jour de la semaine',
  'Día del mes': 'Jour du mois',
  'En un mes más corto, su último día.': 'Dans un mois plus court, son dernier jour.',
  Hora: 'Heure',
  'Dirección de la tabla': 'Adresse du tableau',
  'Dirección de las ubicaciones': 'Adresse des lieux',
  'Un CSV o TXT en https:// que se lee cada vez. Vacío: se guarda el archivo que has elegido.':
    'Un CSV ou TXT en https:// lu à chaque fois. Vide : le fichier choisi est conservé.',
  'Cada vez se hacen las páginas de nuevo y solo se publican las nuevas y las que dicen otra cosa. Si falla, os avisamos.':
    'À chaque fois les pages sont refaites, et seules les nouvelles et celles qui changent sont publiées. En cas d’échec, votre équipe est prévenue.',
  'Guardar y repetir': 'Enregistrer et répéter',
  'Guardada: está abajo, en «Publicaciones que se repiten».':
    'Enregistrée : elle est plus bas, sous « Publications répétées ».',
  '«{{name}}» es demasiado largo para guardarlo. Ponlo en una dirección https:// y escríbela aquí.':
    '« {{name}} » est trop long pour être conservé. Mettez-le à une adresse https:// et saisissez-la ici.',
  'Cada día a las {{time}}': 'Chaque jour à {{time}}',
  'El día {{day}} de cada mes a las {{time}}': 'Le {{day}} de chaque mois à {{time}}',
  'Cada semana, {{weekday}} a las {{time}}': 'Chaque semaine, {{weekday}} à {{time}}',
  'Publicar ahora {{name}}': 'Publier {{name}} maintenant',
  'Reanudar {{name}}': 'Reprendre {{name}}',
  'Pausar {{name}}': 'Suspendre {{name}}',
  'En pausa.': 'En pause.',
  'La próxima vez: {{moment}}.': 'Prochaine fois : {{moment}}.',
  '¿Dejar de repetir {{name}}?': 'Ne plus répéter {{name}} ?',
  'Lo que ya está publicado se queda. Sus últimas publicaciones aún se pueden deshacer.':
    'Ce qui est publié reste. Ses dernières publications peuvent encore être annulées.',
  'Publicaciones que se repiten': 'Publications répétées',
  'Todavía no se ha publicado ninguna vez.': 'Pas encore publiée.',
  'Veces anteriores ({{n}})': 'Fois précédentes ({{n}})',
  'Haciendo las páginas…': 'Création des pages…',
  'Nada nuevo. Siguen igual: {{same}}.': 'Rien de neuf. Inchangées : {{same}}.',
  'Fila {{row}}.': 'Ligne {{row}}.',
  'Deshecha.': 'Annulée.',
  'No se ha podido leer la tabla en {{detail}}. Comprueba que la dirección sigue valiendo.':
    'Le tableau à {{detail}} n’a pas pu être lu. Vérifiez que l’adresse est toujours valable.',
  'No se han podido leer las ubicaciones en {{detail}}. Comprueba que la dirección sigue valiendo.':
    'Les lieux à {{detail}} n’ont pas pu être lus. Vérifiez que l’adresse est toujours valable.',
  'La dirección {{detail}} no se admite: tiene que empezar por https:// y estar en Internet, no en una red privada.':
    'L’adresse {{detail}} n’est pas admise : elle doit commencer par https:// et être sur Internet, pas sur un réseau privé.',
  'Lo que hay en {{detail}} ocupa demasiado: como mucho 16 MB la tabla y 2 MB las ubicaciones.':
    'Ce qui se trouve à {{detail}} est trop volumineux : au plus 16 Mo pour le tableau et 2 Mo pour les lieux.',
  'La tabla no se puede leer: revisa que tenga cabecera y filas, y que cada comilla se cierre.':
    'Le tableau est illisible : vérifiez qu’il a un en-tête et des lignes, et que chaque guillemet est fermé.',
  'La lista de ubicaciones no se puede leer, o está vacía.': 'La liste des lieux est illisible ou vide.',
  'El espacio ya ha gastado sus trabajos de hoy. La próxima vez vuelve a intentarse.':
    'L’espace a épuisé ses tâches du jour. Nouvel essai la prochaine fois.',
  'No había terminado cuando le tocaba a la siguiente.':
    'Elle n’était pas terminée quand la suivante devait commencer.',
  'Tu espacio ya tiene {{most}} publicaciones que se repiten. Quita una antes de crear otra.':
    'Votre espace a déjà {{most}} publications répétées. Retirez-en une avant d’en créer une autre.',
  'La creas en WordPress, en tu perfil de usuario. Se guarda cifrada mientras se repita.':
    'Vous le créez dans WordPress, dans votre profil. Il est conservé chiffré tant que cela se répète.',
  'Minuto de cada hora': 'Minute de chaque heure',
  'Cada hora, en el minuto {{minute}}': 'Chaque heure, à la minute {{minute}}',
  'Cambiar {{name}}': 'Modifier {{name}}',
  'Subir otra tabla': 'Envoyer un autre tableau',
  'Subir otras ubicaciones': 'Envoyer d’autres lieux',
  'Lo nuevo vale desde la próxima vez. Lo que ya está publicado se queda.':
    'Les changements valent dès la prochaine fois. Ce qui est déjà publié reste.',
  'Guardar cambios': 'Enregistrer les modifications',
  'La próxima vez: {{name}}': 'La prochaine fois : {{name}}',
  'Ahora: {{name}}': 'Actuellement : {{name}}',
  'Un CSV o TXT en https:// que se lee cada vez. Vacío: se queda lo que hay.':
    'Un CSV ou TXT en https:// lu à chaque fois. Vide : ce qu’il y a reste.',
  'La tabla ya no tiene la columna «{{detail}}». Devuélvesela, o cambia la tabla por otra que la tenga.':
    'Le tableau n’a plus la colonne « {{detail}} ». Remettez-la, ou remplacez le tableau par un autre qui l’a.',
  'A «{{name}}» le falta la columna «{{column}}», que las páginas necesitan.':
    'Il manque à « {{name}} » la colonne « {{column}} », dont les pages ont besoin.',
} satisfies Record<keyof typeof en, string>
