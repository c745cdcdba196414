// The questions about the product, on the landing page and on a page of their own.
export const faqs = {
  title: 'Frequently asked questions',
  intro: 'Three questions everybody asks.',
  items: {
    free: {
      question: 'Why is this free?',
      answer:
        'Because it was made for my own use. Looking for actors, I was sent folders, PDFs and links that had expired, and wanted one page with everything on it. Keeping it running costs little; donations cover part of that, and nobody is asked for one.',
    },
    plans: {
      question: 'What are your plans for Marquee?',
      answer:
        'To keep it simple and to keep it free. There is no agency behind it, no fee to come and no promise of work: it is a tool, and what you do with it is yours. What gets better next depends on what actors ask for.',
    },
    author: {
      question: 'Who are you?',
      answer:
        'An independent writer-director who needed this himself. There is more about me and my work on <site>my website</site>.',
    },
  },
} as const;
