// Texts of reading an old CV, from a file or pasted.
export const oldCv = {
  file: {
    label: 'Your CV from a file',
    choose: 'Choose your CV',
    help: 'PDF or Word. It is read on this device and not uploaded: credits, height, languages, training, phone. You check everything first.',
    reading: 'Reading your CV …',
    dropHere: 'Drop your CV here',
    dropRefused: 'One PDF or Word document, please',
    title: 'Check what your CV says',
    check:
      'What is ticked goes into your profile when you save. Look at what is not ticked: the reason stands below it. Lines that you leave out are kept as text at the end.',
    addChosen_one: 'Add {{count}} ticked',
    addChosen_other: 'Add {{count}} ticked',
    leftover:
      'What you ticked was added. This text was not: change it to read it again, copy what you need, or close.',
    added: 'What you ticked is in your profile now. It is stored when you save.',
    details: {
      height: 'Height',
      languages: 'Languages',
      education: 'Education and training',
      phone_number: 'Phone number',
      email: 'E-mail',
    },
    reasons: {
      several: 'Your CV also has {{others}}. Tick it if this is yours.',
      'missing-letters': 'The file does not say all of its letters. Better type it yourself.',
      replaces: 'Your profile has another one, which this would replace.',
      adds: 'It would be added below what your profile says.',
      'no-room': 'There is no room for it in your profile.',
      'no-field':
        'A profile shows no e-mail address. Messages from your page reach the address you log in with.',
    },
    problems: {
      'other-type':
        'This is neither a PDF nor a Word document (.docx). Save your CV as one of them, or copy its lines and use ‘Paste from a CV’ under Credits.',
      'old-word':
        'This is an old Word file (.doc, .rtf) or has a password. Open it in Word or Google Docs, save it as .docx or PDF without a password, and choose that.',
      empty: 'This file is empty. Choose another one.',
      'too-large':
        'A CV file may have at most 10 MB. Save it with smaller pictures or without them, and choose that.',
      password: 'This PDF has a password. Save it without one, and choose that.',
      damaged: 'This file is damaged and cannot be read. Save or download it again, and choose that.',
      'no-text':
        'This file holds pictures of pages and no text, like a scan. Copy the text from it, for example with Google Lens or by opening it in Google Docs, and use ‘Paste from a CV’ under Credits.',
      'no-letters':
        'The font of this file does not say which letters it shows. Choose the Word document it was made from, or type the lines.',
      'too-much': 'This file holds far more than a CV. Choose a file with only your CV, at most 30 pages.',
      'too-slow':
        'Reading took too long and was stopped. Save the CV again as a simple PDF or Word document, or paste its lines.',
      'not-loaded':
        'This browser could not start the part that reads files. Check your connection. Chrome, Edge, Firefox and Safari from 2023 on can read them; in an older one, paste the lines of your CV.',
    },
  },
  paste: {
    label: 'Lines of your CV',
    help: 'Paste the lines as they are, one credit a line. You check them before anything is added.',
    example: 'Paatal Lok S2 (2025), Inspector Rao, dir. Avinash Arun, Prime Video',
    read: 'Read the lines',
    check: 'Please check what was read. Ticked credits are added.',
    back: 'Back to the text',
    choose: 'Add {{name}}',
    notRead: 'Not understood: {{text}}',
    problems: {
      untitled: 'No title was found. Edit it to add it.',
      'too-long': 'Too long. Edit it to add it.',
      known: 'Already in your list.',
      'only-title': 'Only a title was found. Is it a credit? Then tick it.',
      list: 'A list of names? Tick it if it is one credit, or edit it.',
      'other-work': 'Looks like something else than acting. Tick it if it belongs here.',
      'no-heading': 'Nothing says that it is a credit. Tick it if it is one.',
      'missing-letters': 'The file does not say all of its letters. Edit it to add it.',
    },
    unknownKind: 'Credits that do not say what they are',
    addChosen_one: 'Add {{count}} credit',
    addChosen_other: 'Add {{count}} credits',
    leftover_one: '{{count}} credit was added. This text was not: change it to read it again, or close.',
    leftover_other: '{{count}} credits were added. This text was not: change it to read it again, or close.',
  },
} as const;
