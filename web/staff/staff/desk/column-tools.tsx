import { Check, ChevronDown } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '#web/core/i18n.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Select } from '#web/ui/forms/select.tsx'
import { deskMessages } from './desk-messages.ts'
import { type Sortable, textOf, useHidden, useSort } from './use-columns.ts'
import '../actions/order-menu.css'

type Titled<Item> = Sortable<Item> & { title: string }
type ColumnToolsProps<Item> = { columns: readonly Titled<Item>[]; isDesk: boolean }

/** Which columns a list shows; on a phone, which has no headings to press, its order (docs/design.md#desk). */
export function ColumnTools<Item>({ columns, isDesk }: ColumnToolsProps<Item>) {
  return isDesk ? <ColumnMenu columns={columns} /> : <SortSelect columns={columns} />
}

function ColumnMenu<Item>({ columns }: { columns: readonly Titled<Item>[] }) {
  const words = useMessages(deskMessages)
  const { hidden, onHide } = useHidden(columns)
  const others = columns.slice(1).filter(({ title }) => title !== '')
  if (others.length < 2) return null
  return (
    <div className="desk-tools">
      <MenuTrigger>
        <AriaButton className={buttonStyle({ variant: 'ghost', size: 'sm' })}>
          {words.columns}
          <ChevronDown aria-hidden="true" size={20} />
        </AriaButton>
        <Popover placement="bottom end">
          <Menu
            aria-label={words.columns}
            className="order-menu"
            selectionMode="multiple"
            selectedKeys={others.flatMap(({ id }) => (hidden.has(id) ? [] : [id]))}
            onSelectionChange={(shown) =>
              onHide(shown === 'all' ? [] : others.flatMap(({ id }) => (shown.has(id) ? [] : [id])))
            }
          >
            {others.map(({ id, title }) => (
              <MenuItem key={id} id={id} textValue={title}>
                {({ isSelected }) => (
                  <>
                    <Check aria-hidden="true" size={20} className={isSelected ? '' : 'opacity-0'} />
                    {title}
                  </>
                )}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  )
}

function SortSelect<Item>({ columns }: { columns: readonly Titled<Item>[] }) {
  const words = useMessages(deskMessages)
  const { sort, onSort } = useSort(columns)
  const orders = columns
    .filter(({ sortBy }) => sortBy !== undefined)
    .flatMap(({ id: column, title }) => [
      { sort: { column, isDown: false }, name: words.upward(title) },
      { sort: { column, isDown: true }, name: words.downward(title) },
    ])
  if (orders.length === 0) return null
  return (
    <Select
      className="mb-3"
      label={words.order}
      placeholder={words.ownOrder}
      items={orders.map((one) => ({ id: textOf(one.sort), name: one.name }))}
      value={sort ? textOf(sort) : ''}
      onChange={({ target }) =>
        onSort(orders.find((one) => textOf(one.sort) === target.value)?.sort)
      }
    />
  )
}
