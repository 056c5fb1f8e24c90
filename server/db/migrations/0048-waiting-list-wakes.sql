-- What may have a match now wakes the work that offers cars, when the transaction is committed.
create function waiting_list_wakes() returns trigger language plpgsql as $$
begin
  perform pg_notify('tramo_work', 'waitingList');
  return null;
end $$;
create trigger waiting_list_wakes after insert on waiting_list_check
  for each statement execute function waiting_list_wakes();
