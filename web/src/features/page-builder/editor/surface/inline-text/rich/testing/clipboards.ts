/** What these programs put on the clipboard as HTML when a short text with a list is copied; shortened where it repeats. */
export const wordHtml = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document>
<meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/ana/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View><w:Zoom>0</w:Zoom></w:WordDocument></xml><![endif]-->
<style>
<!--
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal {mso-style-unhide:no; margin-bottom:8.0pt; font-size:11.0pt; font-family:"Calibri",sans-serif;}
-->
</style>
</head>
<body lang=ES style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoNormal>Reserva <b style='mso-bidi-font-weight:normal'>tu
plaza</b> en <a href="https://aurelio.app/taller"><span style='color:#0563C1'>el
taller</span></a><span style='mso-spacerun:yes'>  </span>de <i>marzo</i>:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Dos
tardes<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Un
certificado<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment-->
</body>
</html>`

export const docsHtml = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f1c2a3e-7fff-9f41-2f2c-5a7c0d3a1b2c"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Reserva </span><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:700;font-style:normal;white-space:pre-wrap;">tu plaza</span><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;"> en </span><a href="https://aurelio.app/taller" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;font-style:normal;text-decoration:underline;white-space:pre-wrap;">el taller</span></a><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;"> de </span><span style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;">marzo</span><span style="font-size:11pt;font-weight:400;font-style:normal;">:</span></p><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;font-style:normal;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation"><span style="font-size:11pt;font-weight:400;font-style:normal;">Dos tardes</span></p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Un certificado</span></p></li></ul></b><br class="Apple-interchange-newline">`

export const webHtml = `<html><body>
<!--StartFragment--><div class="entry" onclick="track()" style="font-family: Georgia; color: rgb(17, 17, 17);">
  <h2 style="font-weight: 700; font-size: 32px;">Taller de marzo</h2>
  <p style="margin: 0px 0px 1em;">Reserva <strong>tu plaza</strong> en <a href="https://aurelio.app/taller" target="_blank" rel="noopener" onclick="steal()">el taller</a>
  de <em>marzo</em>:</p>
  <script>alert(1)</script><style>p { color: red }</style>
  <ul>
    <li>Dos tardes</li>
    <li>Un <a href="javascript:alert(1)">certificado</a><img src="https://malo.example/x.gif" onerror="alert(1)"></li>
  </ul>
</div><!--EndFragment-->
</body></html>`
