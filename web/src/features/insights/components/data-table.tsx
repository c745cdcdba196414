// A table of numbers that scrolls sideways where there is no room for it.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '#web/components/visually-hidden.ts';
import { numberText } from '#web/i18n/number-text.ts';

export interface DataRow {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (number | string)[];
}

interface DataTableProps {
  readonly caption: string;
  /** The heading of the names' column, then those of the values. */
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
}

/** A table with more rows than this scrolls below its headings. */
const FEW_ROWS = 12;

export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    // Focusable, so that the keyboard can scroll it.
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={caption}
      sx={{ maxBlockSize: rows.length > FEW_ROWS ? 480 : 'none' }}
    >
      <Table
        size="small"
        stickyHeader
        sx={{
          // On the panel's edges, as its heading and the table of links.
          '& tr > :first-of-type': { pl: 0 },
          '& tr > :last-of-type': { pr: 0 },
          '& thead th': { bgcolor: 'background.paper' },
        }}
      >
        <caption style={visuallyHidden}>{caption}</caption>
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell
                key={column}
                scope="col"
                align={index === 0 ? 'left' : 'right'}
                // A heading of one word does not wrap, not even at a hyphen.
                sx={{ whiteSpace: column.includes(' ') ? 'normal' : 'nowrap' }}
              >
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, values }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ minInlineSize: '8rem' }}>
                {name}
              </TableCell>
              {values.map((value, index) => (
                <TableCell key={columns[index + 1]} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {typeof value === 'number' ? numberText(value) : value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
