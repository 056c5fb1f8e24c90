-- A receipt and what is owed of an order ask for its entries; without this each reads the books of all.
create index ledger_entry_order on ledger_entry (order_id);
