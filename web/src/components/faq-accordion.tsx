// Questions of which at most one is open at a time.
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import { useState, type ElementType, type ReactNode } from 'react';

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: ReactNode;
}

interface FaqAccordionProps {
  readonly questions: readonly Question[];
  /** The level of the questions' headings on this page. */
  readonly heading: ElementType;
}

export function FaqAccordion({ questions, heading }: FaqAccordionProps) {
  const [open, setOpen] = useState<string>();
  return questions.map(({ id, question, answer }) => (
    <Accordion
      key={id}
      disableGutters
      elevation={0}
      square
      expanded={open === id}
      onChange={(_event, expanded) => setOpen(expanded ? id : undefined)}
      slotProps={{ heading: { component: heading } }}
      sx={{
        backgroundColor: 'transparent',
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        '&::before': { display: 'none' },
      }}
    >
      <AccordionSummary
        expandIcon={<ExpandMore />}
        id={`${id}-question`}
        aria-controls={`${id}-answer`}
        sx={{ px: 0, py: 1 }}
      >
        <Typography component="span" variant="h4">
          {question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pb: 3, color: 'text.secondary', maxWidth: '65ch' }}>
        {answer}
      </AccordionDetails>
    </Accordion>
  ));
}
