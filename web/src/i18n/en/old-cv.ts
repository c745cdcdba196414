// Texts of reading an old CV, from a file or pasted.
export const oldCv = {
  file: {
    label: 'Your CV from a file',
    have: 'I have a CV',
    choose: 'Choose your CV',
    help: 'PDF or Word. We read it on this device and don’t upload it: credits, height, languages, training, skills, phone. You check everything first.',
    reading: 'Reading your CV …',
    dropHere: 'Drop your CV here',
    dropRefused: 'One PDF or Word document, please',
    title: 'Check what we found in your CV',
    added: 'Added to your profile. Save to keep it.',
    details: {
      height: 'Height',
      phone_number: 'Phone number',
      email: 'Email',
    },
    reasons: {
      several: 'Your CV also has {{others}}. Tick it if this is yours.',
      replaces: 'This would replace the one in your profile.',
      'no-country': 'It has no country code. Add one (+91 for India) afterwards.',
      'no-field':
        'Profiles don’t show an email address. Messages from your page go to the address you log in with.',
    },
    problems: {
      'other-type':
        'This is neither a PDF nor a Word document (.docx). Save your CV as one of them, or copy its lines and use ‘Paste from a CV’ under Credits.',
      'old-word':
        'This is an old Word file (.doc, .rtf) or has a password. Open it in Word or Google Docs, save it as .docx or PDF without a password, and choose that.',
      empty: 'This file is empty. Choose another one.',
      'too-large':
        'A CV can have at most 10 MB. Save it with smaller pictures or without them, and choose that.',
      password: 'This PDF has a password. Save it without one, and choose that.',
      damaged: 'This file is damaged, and we can’t read it. Save or download it again, and choose that.',
      gone: 'This device no longer finds the file. Please choose it again.',
      'no-text':
        'This file has pictures of pages but no text, like a scan. Copy the text from it, for example with Google Lens or by opening it in Google Docs, and use ‘Paste from a CV’ under Credits.',
      'no-letters':
        'This file doesn’t say which letters its font shows. Choose the Word document it was made from, or type the lines.',
      'too-much':
        'This file has far more in it than a CV. Choose a file with only your CV, at most 30 pages.',
      'too-slow':
        'Reading took too long, so we stopped. Save the CV again as a simple PDF or Word document, or paste its lines.',
      'not-loaded':
        'This browser couldn’t start our file reader. Check your connection. Chrome, Edge, Firefox and Safari from 2023 on can read them; in an older one, add your credits one by one.',
      failed:
        'Something went wrong on our side. Your file may be fine. Choose a Word document or another PDF of it, or paste its lines under Credits.',
    },
  },
  paste: {
    label: 'Lines of your CV',
    help: 'Paste the lines as they are, one credit a line. You check them before anything is added.',
    example: 'Paatal Lok S2 (2025), Inspector Rao, dir. Avinash Arun, Prime Video',
    read: 'Read the lines',
    back: 'Back to the text',
  },
  check: {
    help: 'Tick what you want in your profile. Nothing changes until you save.',
    nothing: 'We found no credits. You can copy what we left out, or add credits by hand.',
    details: 'About you',
    words: 'From “{{words}}”',
    kind: 'What this is',
    unknownKind: 'Choose what this is',
    order: 'What each row says, in order',
    fields: {
      title: 'Title',
      role: 'Role',
      size: 'Role size',
      production: 'Director or company',
    },
    noHeading: 'Without a heading',
    kinds: {
      credits: 'As each row says',
      training: 'Education and training',
      skills: 'Skills',
      languages: 'Languages',
      none: 'Not needed',
    },
    choose: 'Add {{name}}',
    chooseAll: 'Add all of {{name}}',
    notRead: 'Not understood: {{text}}',
    add_one: 'Add {{count}} entry',
    add_other: 'Add {{count}} entries',
    tooMany: {
      credits_one: 'You can have up to {{max}} credits. Untick one.',
      credits_other: 'You can have up to {{max}} credits. Untick {{count}} of them.',
      skills_one: 'You can have up to {{max}} skills. Untick one.',
      skills_other: 'You can have up to {{max}} skills. Untick {{count}} of them.',
      languages_one: 'You can have up to {{max}} languages. Untick one.',
      languages_other: 'You can have up to {{max}} languages. Untick {{count}} of them.',
    },
    leftOut_one: 'Left out ({{count}} line)',
    leftOut_other: 'Left out ({{count}} lines)',
    warnings: {
      'legacy-letters':
        'This CV uses an old Hindi font (such as Kruti Dev), so computers read the wrong letters. We ticked nothing. Convert the text to Unicode first, for example with a free ‘Kruti Dev to Unicode’ converter, and paste its lines under Credits.',
      'lost-letters':
        'This PDF has lost some letters, so we didn’t tick the rows without them. Choose the Word document it was made from, or paste its lines under Credits.',
      shortened: 'This CV is very long. We show its first 400 rows and list the others at the end.',
    },
    problems: {
      untitled: 'No title found. Edit it to add it.',
      'too-long': 'Too long. Edit it to add it.',
      known: 'Already in your profile.',
      'only-title': 'Only a title found.',
      list: 'Looks like a list of names.',
      'other-work': 'Doesn’t look like acting.',
      order: 'Please check title, role and the rest.',
      kind: 'Which of these kinds is it?',
      'missing-letters': 'Some letters are missing in the file.',
    },
  },
} as const;
