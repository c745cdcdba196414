// The questions about the product, on the landing page and on a page of their own.
export const faqs = {
  title: 'Frequently asked questions',
  intro: 'Three questions everybody asks.',
  items: {
    free: {
      question: 'Why is this free?',
      answer:
        'Because I made it for myself. When I looked for actors, people sent me folders, PDFs and expired links, and I wanted one page with everything on it. It costs little to run. Donations cover part of that, and nobody has to give one.',
    },
    plans: {
      question: 'What are your plans for Marquee?',
      answer:
        'To keep it simple and free. There is no agency behind it, no fee later and no promise of work: it’s a tool, and what you do with it is up to you. What comes next depends on what actors ask for.',
    },
    author: {
      question: 'Who are you?',
      answer:
        'An independent writer-director who needed this himself. You can read more about me and my work on <site>my website</site>.',
    },
  },
} as const;
