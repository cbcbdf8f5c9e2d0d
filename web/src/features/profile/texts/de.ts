import type { en } from './en.ts'

export const de = {
  'Mi Perfil': 'Mein Profil',
  'Información Profesional': 'Berufliche Angaben',
  'Eres la única persona propietaria de un espacio compartido. Elige quién se queda con él.':
    'Du bist die einzige Person, der ein gemeinsamer Arbeitsbereich gehört. Wähle, wer ihn übernimmt.',
  'La persona elegida ya no puede quedarse con el espacio. Elige a otra.':
    'Die gewählte Person kann den Arbeitsbereich nicht mehr übernehmen. Wähle eine andere.',
  'El nombre no puede pasar de {{max}} caracteres.': 'Der Name darf höchstens {{max}} Zeichen lang sein.',
  'El cargo es obligatorio': 'Die Position ist erforderlich',
  'El cargo no puede pasar de {{max}} caracteres.': 'Die Position darf höchstens {{max}} Zeichen lang sein.',
  'La empresa es obligatoria': 'Das Unternehmen ist erforderlich',
  'La empresa no puede pasar de {{max}} caracteres.':
    'Das Unternehmen darf höchstens {{max}} Zeichen lang sein.',
  'La ubicación no puede pasar de {{max}} caracteres.':
    'Der Standort darf höchstens {{max}} Zeichen lang sein.',
  'Una habilidad no puede pasar de {{max}} caracteres.':
    'Eine Fähigkeit darf höchstens {{max}} Zeichen lang sein.',
  'Puedes añadir hasta {{max}} habilidades.': 'Sie können bis zu {{max}} Fähigkeiten hinzufügen.',
  'El nombre es obligatorio': 'Der Name ist erforderlich',
  'La biografía no puede pasar de {{max}} caracteres.':
    'Die Biografie darf höchstens {{max}} Zeichen lang sein.',
  Ordenador: 'Computer',
  'No especificado': 'Nicht angegeben',
  'La contraseña actual es obligatoria': 'Das aktuelle Passwort ist erforderlich',
  'Perfil actualizado correctamente': 'Profil aktualisiert',
  'Te hemos enviado un enlace a {{email}} para confirmar el cambio.':
    'Wir haben einen Link an {{email}} gesendet, um die Änderung zu bestätigen.',
  'El enlace que confirma el cambio a {{email}} ya está preparado.':
    'Der Link, der die Änderung zu {{email}} bestätigt, liegt bereit.',
  'Contraseña Actual': 'Aktuelles Passwort',
  'Para cambiar el email tienes que confirmar que eres tú.':
    'Um die E-Mail-Adresse zu ändern, bestätigen Sie, dass Sie es sind.',
  Biografía: 'Biografie',
  'Información personal': 'Persönliche Angaben',
  Verificado: 'Bestätigt',
  'Previsualización de imagen': 'Bildvorschau',
  'Mueve el círculo con el ratón o con las flechas del teclado.':
    'Verschieben Sie den Kreis mit der Maus oder den Pfeiltasten.',
  'Aplicar y subir': 'Anwenden und hochladen',
  'Intentar nuevamente': 'Erneut versuchen',
  'Imagen elegida': 'Ausgewähltes Bild',
  'Subida de la imagen': 'Hochladen des Bildes',
  'Solo se permiten imágenes en formato JPG, PNG o WebP':
    'Nur Bilder im Format JPG, PNG oder WebP sind erlaubt',
  'La imagen no debe superar 5MB': 'Das Bild darf höchstens 5 MB groß sein',
  'La imagen debe tener al menos 200x200 píxeles': 'Das Bild muss mindestens 200x200 Pixel groß sein',
  'La imagen no debe exceder 5000x5000 píxeles': 'Das Bild darf höchstens 5000x5000 Pixel groß sein',
  'Cambiar la foto de perfil. Click para cambiar': 'Profilfoto ändern. Zum Ändern klicken',
  'Click para cambiar': 'Zum Ändern klicken',
  'Foto de perfil': 'Profilfoto',
  'JPG, PNG o WebP de hasta 5 MB y entre 200 y 5000 píxeles.':
    'JPG, PNG oder WebP bis 5 MB, zwischen 200 und 5000 Pixel.',
  'Quitar foto': 'Foto entfernen',
  'Error al subir la imagen': 'Fehler beim Hochladen des Bildes',
  'Error al procesar la imagen': 'Fehler beim Verarbeiten des Bildes',
  'Imagen de perfil actualizada correctamente': 'Profilbild aktualisiert',
  'Error al actualizar la imagen de perfil': 'Fehler beim Aktualisieren des Profilbilds',
  'Imagen de perfil eliminada': 'Profilbild entfernt',
  'Notificaciones por email': 'Benachrichtigungen per E-Mail',
  'Avisos de leads y de tu cuenta en tu correo.': 'Hinweise zu Leads und zu Ihrem Konto per E-Mail.',
  'Esta instalación no envía correo. Tu elección valdrá cuando lo active quien administra Aurelio.':
    'Diese Installation sendet keine E-Mails. Ihre Wahl gilt, sobald die Person, die Aurelio verwaltet, es einschaltet.',
  'Avisos dentro de Aurelio mientras trabajas.': 'Hinweise in Aurelio, während Sie arbeiten.',
  'Actualizaciones del producto': 'Produktneuigkeiten',
  'Novedades y mejoras, de vez en cuando.': 'Neues und Verbessertes, ab und zu.',
  'Notificaciones push': 'Push-Benachrichtigungen',
  'Preferencias guardadas correctamente': 'Einstellungen gespeichert',
  Tema: 'Design',
  'Modo Oscuro': 'Dunkler Modus',
  'Modo Claro': 'Heller Modus',
  Idioma: 'Sprache',
  'Formato de fecha': 'Datumsformat',
  'Guardar Preferencias': 'Einstellungen speichern',
  'Información profesional actualizada': 'Berufliche Angaben aktualisiert',
  Cargo: 'Position',
  Habilidades: 'Fähigkeiten',
  'Gestiona tu información personal y configuraciones':
    'Verwalten Sie Ihre persönlichen Angaben und Einstellungen',
  'Secciones del perfil': 'Bereiche des Profils',
  'No se pudo cargar la información del usuario. Por favor, intenta iniciar sesión nuevamente.':
    'Die Benutzerdaten konnten nicht geladen werden. Bitte melden Sie sich erneut an.',
  'No se ha podido cargar tu perfil': 'Ihr Profil konnte nicht geladen werden',
  'Cargando información del perfil...': 'Profil wird geladen...',
  'Preparando perfil de usuario...': 'Profil wird vorbereitet...',
  'El email es obligatorio': 'Die E-Mail-Adresse ist erforderlich',
  'La nueva contraseña es obligatoria': 'Das neue Passwort ist erforderlich',
  'Las contraseñas no coinciden': 'Die Passwörter stimmen nicht überein',
  'Sitio web': 'Website',
  'Escribe una y pulsa Intro.': 'Geben Sie eine ein und drücken Sie Enter.',
  'Habilidades añadidas': 'Hinzugefügte Fähigkeiten',
  'Quitar {{skill}}': '{{skill}} entfernen',
  'Códigos copiados': 'Codes kopiert',
  'El navegador no deja copiar. Descárgalos o apúntalos.':
    'Der Browser lässt kein Kopieren zu. Laden Sie sie herunter oder notieren Sie sie.',
  'Guarda tus códigos de respaldo': 'Bewahren Sie Ihre Ersatzcodes auf',
  'Cada uno sirve una vez para entrar sin tu teléfono. No se volverán a mostrar: guárdalos en un lugar seguro.':
    'Mit jedem können Sie sich einmal ohne Ihr Telefon anmelden. Sie werden nicht noch einmal gezeigt: Bewahren Sie sie sicher auf.',
  'Los he guardado': 'Ich habe sie aufbewahrt',
  'Códigos de respaldo': 'Ersatzcodes',
  'Exportar mis datos': 'Meine Daten exportieren',
  'Un ZIP con tu perfil, tus páginas, tus leads y tus archivos, para guardarlo o llevártelo.':
    'Ein ZIP mit Ihrem Profil, Ihren Seiten, Leads und Dateien, zum Aufbewahren oder Mitnehmen.',
  'Descargar mis datos': 'Meine Daten herunterladen',
  'Eliminar la cuenta': 'Konto löschen',
  'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. No se puede deshacer.':
    'Ihr Profil, Ihr Arbeitsbereich mit Seiten und Leads und Ihre Sitzungen werden gelöscht. Das lässt sich nicht rückgängig machen.',
  'Eliminar mi cuenta': 'Mein Konto löschen',
  ELIMINAR: 'LÖSCHEN',
  '¿Eliminar tu cuenta?': 'Ihr Konto löschen?',
  'Se borran tu perfil, tu espacio de trabajo con sus páginas y leads, y tus sesiones. Las páginas publicadas dejan de verse. No se puede deshacer.':
    'Ihr Profil, Ihr Arbeitsbereich mit Seiten und Leads und Ihre Sitzungen werden gelöscht. Veröffentlichte Seiten sind nicht mehr zu sehen. Das lässt sich nicht rückgängig machen.',
  'Escribe {{word}} para confirmar': 'Geben Sie zur Bestätigung {{word}} ein',
  'Escribe un nombre.': 'Geben Sie einen Namen ein.',
  'Por ejemplo: portátil del trabajo.': 'Zum Beispiel: Arbeitslaptop.',
  'Crear códigos de respaldo nuevos': 'Neue Ersatzcodes erstellen',
  'Los códigos anteriores dejarán de servir.': 'Die bisherigen Codes gelten dann nicht mehr.',
  'Crear códigos nuevos': 'Neue Codes erstellen',
  'Llave de acceso': 'Passkey',
  'Llave de acceso eliminada': 'Passkey entfernt',
  'Llaves de acceso': 'Passkeys',
  'Entra con la huella, la cara o el PIN de tu dispositivo, sin contraseña.':
    'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN Ihres Geräts an, ohne Passwort.',
  'Añadir llave de acceso': 'Passkey hinzufügen',
  'Este navegador no admite llaves de acceso.': 'Dieser Browser unterstützt keine Passkeys.',
  'Todavía no tienes ninguna.': 'Sie haben noch keinen.',
  'Añadida el {{date}}': 'Hinzugefügt am {{date}}',
  'Cambiar el nombre de {{name}}': '{{name}} umbenennen',
  'Llave de acceso añadida': 'Passkey hinzugefügt',
  'Cambiar el nombre': 'Umbenennen',
  'Nombre cambiado': 'Umbenannt',
  'Ya no podrás entrar con ella. Bórrala también en tu dispositivo.':
    'Sie können sich damit nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät.',
  'Cambiar Contraseña': 'Passwort ändern',
  'Entras con otro proveedor y tu cuenta no tiene contraseña. Puedes crear una con un enlace.':
    'Sie melden sich über einen anderen Anbieter an, und Ihr Konto hat kein Passwort. Sie können mit einem Link eines anlegen.',
  'Crear contraseña': 'Passwort anlegen',
  'Contraseña actualizada correctamente': 'Passwort aktualisiert',
  'La contraseña actual no es correcta': 'Das aktuelle Passwort ist nicht richtig',
  'Cerrar las demás sesiones': 'Die anderen Sitzungen beenden',
  'Actualizar Contraseña': 'Passwort aktualisieren',
  '{{name}} está vinculado': '{{name}} ist verknüpft',
  '{{name}} ya no está vinculado': '{{name}} ist nicht mehr verknüpft',
  'Proveedores vinculados': 'Verknüpfte Anbieter',
  'Otras cuentas con las que puedes entrar en esta.':
    'Andere Konten, mit denen Sie sich in diesem anmelden können.',
  'Esta instalación no tiene ningún proveedor configurado.':
    'In dieser Installation ist kein Anbieter eingerichtet.',
  Vinculado: 'Verknüpft',
  'Desvincular {{name}}': '{{name}} trennen',
  'Vincular {{name}}': '{{name}} verknüpfen',
  'No se ha podido cargar tu seguridad': 'Ihre Sicherheit konnte nicht geladen werden',
  'Cargando la seguridad de tu cuenta...': 'Sicherheit Ihres Kontos wird geladen...',
  'La sesión ha sido cerrada': 'Die Sitzung wurde beendet',
  'Todas las otras sesiones han sido cerradas': 'Alle anderen Sitzungen wurden beendet',
  'Sesiones Activas': 'Aktive Sitzungen',
  'Los sitios donde tu cuenta está abierta. Cierra los que no conozcas y cambia la contraseña.':
    'Wo Ihr Konto geöffnet ist. Beenden Sie, was Sie nicht kennen, und ändern Sie das Passwort.',
  'Último uso: {{when}}': 'Zuletzt verwendet: {{when}}',
  'Cerrar la sesión de {{name}}': 'Sitzung von {{name}} beenden',
  'Cerrar sesión': 'Sitzung beenden',
  'Autenticación de Dos Factores': 'Zwei-Faktor-Authentifizierung',
  'Además de la contraseña, al entrar se pide un código de tu aplicación de autenticación.':
    'Zusätzlich zum Passwort wird bei der Anmeldung ein Code aus Ihrer Authentifizierungs-App verlangt.',
  Desactivar: 'Ausschalten',
  Activar: 'Einschalten',
  Activada: 'Eingeschaltet',
  'Códigos de respaldo sin usar: {{left}}': 'Unbenutzte Ersatzcodes: {{left}}',
  'Desactivar la autenticación de dos factores': 'Zwei-Faktor-Authentifizierung ausschalten',
  'Para entrar bastará otra vez tu contraseña. Los códigos de respaldo dejan de servir.':
    'Zur Anmeldung genügt dann wieder Ihr Passwort. Die Ersatzcodes gelten nicht mehr.',
  'Autenticación de dos factores desactivada': 'Zwei-Faktor-Authentifizierung ausgeschaltet',
  'Activar la autenticación de dos factores': 'Zwei-Faktor-Authentifizierung einschalten',
  'Confirma que eres tú. Después enlazarás tu aplicación de autenticación.':
    'Bestätigen Sie, dass Sie es sind. Danach verbinden Sie Ihre Authentifizierungs-App.',
  'Autenticación de dos factores activada': 'Zwei-Faktor-Authentifizierung eingeschaltet',
  'El código tiene 6 cifras.': 'Der Code hat 6 Ziffern.',
  'Enlaza tu aplicación': 'Verbinden Sie Ihre App',
  'Escanea el código con tu aplicación de autenticación y escribe las 6 cifras que muestre.':
    'Scannen Sie den Code mit Ihrer Authentifizierungs-App und geben Sie die 6 angezeigten Ziffern ein.',
  'Código QR para tu aplicación de autenticación': 'QR-Code für Ihre Authentifizierungs-App',
  '¿No puedes escanearlo? Escribe esta clave en la aplicación:':
    'Scannen nicht möglich? Geben Sie diesen Schlüssel in der App ein:',
  'Cerrar todas las otras sesiones': 'Alle anderen Sitzungen beenden',
  'Dispositivo desconocido': 'Unbekanntes Gerät',
  'Este dispositivo: activo': 'Dieses Gerät: aktiv',
  'Te hemos enviado un enlace a {{email}} para elegirla.':
    'Wir haben einen Link an {{email}} gesendet, um es festzulegen.',
  'El enlace de {{email}} para elegirla ya está preparado.':
    'Der Link von {{email}}, um es festzulegen, liegt bereit.',
  '{{browser}} en {{system}}': '{{browser}} unter {{system}}',
  'Desde el equipo del servidor': 'Vom Rechner des Servers',
  'Red local ({{address}})': 'Lokales Netz ({{address}})',
  'Red {{address}}': 'Netz {{address}}',
  'El código acompaña a la contraseña, y tu cuenta no la tiene: quien te protege es tu proveedor.':
    'Der Code ergänzt ein Passwort, und Ihr Konto hat keines: Ihr Anbieter schützt Sie.',
  'Para usarlo aquí, crea antes una en «Cambiar Contraseña».':
    'Um ihn hier zu nutzen, legen Sie zuerst unter „Passwort ändern“ eines an.',
  '¿Quién se queda con tu espacio?': 'Wer übernimmt deinen Arbeitsbereich?',
  'Otras personas trabajan contigo y nadie más es propietario. Elige quién lo será: sus páginas, leads y proyectos siguen donde están.':
    'Andere arbeiten mit dir und niemand sonst ist Eigentümer. Wähle, wer es wird: Seiten, Leads und Projekte bleiben, wo sie sind.',
  'Nuevo propietario de {{name}}': 'Neuer Eigentümer von {{name}}',
  'Se borra para todas las personas, con sus páginas, leads y proyectos.':
    'Er wird für alle gelöscht, samt Seiten, Leads und Projekten.',
  'Se lo diremos por correo.': 'Wir sagen es per E-Mail.',
  'Cuéntaselo antes de irte: esta instalación no envía correo.':
    'Sagen Sie es der Person, bevor Sie gehen: Diese Installation sendet keine E-Mails.',
  'Elige qué pasa con este espacio.': 'Wähle, was mit diesem Arbeitsbereich geschieht.',
  'Elige…': 'Wähle …',
  'Nadie: eliminar el espacio': 'Niemand: Arbeitsbereich löschen',
  'Se borran tu perfil, tus sesiones y los espacios que son solo tuyos o que has elegido eliminar. Lo que has cedido sigue donde está. No se puede deshacer.':
    'Gelöscht werden dein Profil, deine Sitzungen und die Arbeitsbereiche, die nur dir gehören oder die du löschen willst. Was du übergeben hast, bleibt. Das lässt sich nicht rückgängig machen.',
  'Tu cargo, tu empresa y tus habilidades': 'Ihre Position, Ihr Unternehmen und Ihre Fähigkeiten',
} satisfies Record<keyof typeof en, string>
