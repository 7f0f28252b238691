-- Rows may exchange what only one of them may have, within one transaction.
DO $$
DECLARE part record;
BEGIN
	FOR part IN SELECT * FROM (VALUES
		('media', 'file'), ('products', 'code'), ('variants', 'code'), ('documents', 'file'),
		('menus', 'slug'), ('redirects', 'from')) AS parts(name, field)
	LOOP
		EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', part.name,
			part.name || '_' || part.field || '_unique');
		EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I UNIQUE (%I) DEFERRABLE INITIALLY DEFERRED',
			part.name, part.name || '_' || part.field || '_unique', part.field);
	END LOOP;
END $$;
